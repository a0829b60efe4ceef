import { codePoints } from './codePoints.ts';
import type { Problem } from './Problem.ts';

const longestName = 120;

/** What is wrong with the name of a person or company: 1 to 120 characters, spaces around it do not count. */
export const checkName = (typed: string): Problem | undefined => {
  const name = typed.trim();
  if (name === '') return 'required';
  return codePoints(name) > longestName ? 'too-long' : undefined;
};
