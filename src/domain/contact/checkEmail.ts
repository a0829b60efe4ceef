import type { Problem } from '../record/Problem.ts';
import { readEmail } from './readEmail.ts';

/** Checks an email address, ignoring surrounding spaces. */
export const checkEmail = (typed: string): Problem | undefined => {
  if (typed.trim() === '') return { code: 'required' };
  return readEmail(typed) === undefined ? { code: 'email' } : undefined;
};
