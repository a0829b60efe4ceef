import type { Problem } from '../record/Problem.ts';
import { normaliseCode } from './normaliseCode.ts';

/** What is wrong with a one-time code: it has 6 digits, spaces do not count. */
export const checkCode = (typed: string): Problem | undefined => {
  const code = normaliseCode(typed);
  if (code === '') return { code: 'required' };
  return /^\d{6}$/.test(code) ? undefined : { code: 'code_format' };
};
