import type { Problem } from '../record/Problem.ts';
import { readEmail } from './readEmail.ts';

/** What is wrong with an email address; spaces around it do not count. */
export const checkEmail = (typed: string): Problem | undefined => {
  if (typed.trim() === '') return { code: 'required' };
  return readEmail(typed) === undefined ? { code: 'email' } : undefined;
};
