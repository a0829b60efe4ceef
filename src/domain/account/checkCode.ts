import { normaliseCode } from './normaliseCode.ts';
import type { Problem } from '../form/Problem.ts';

/** What is wrong with a one-time code: it has 6 digits, spaces do not count. */
export const checkCode = (typed: string): Problem | undefined => {
  const code = normaliseCode(typed);
  if (code === '') return 'required';
  return /^\d{6}$/.test(code) ? undefined : 'code';
};
