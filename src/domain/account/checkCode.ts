import type { Problem } from '../record/Problem.ts';
import { normaliseCode } from './normaliseCode.ts';

/** Checks a one-time code: 6 digits, spaces ignored. */
export const checkCode = (typed: string): Problem | undefined => {
  const code = normaliseCode(typed);
  if (code === '') return { code: 'required' };
  return /^\d{6}$/.test(code) ? undefined : { code: 'code_format' };
};
