import { checkLine } from './checkLine.ts';
import type { Problem } from './Problem.ts';

const longestName = 120;

/** What is wrong with the name of a person or company: 1 to 120 characters, spaces around it do not count. */
export const checkName = (typed: string): Problem | undefined => checkLine(typed, longestName);
