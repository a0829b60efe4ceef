import { readEmail } from './readEmail.ts';
import type { Problem } from '../form/Problem.ts';

/** What is wrong with an email address; spaces around it do not count. */
export const checkEmail = (typed: string): Problem | undefined => {
  if (typed.trim() === '') return 'required';
  return readEmail(typed) === undefined ? 'email' : undefined;
};
