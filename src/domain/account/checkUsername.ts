import { checkEmail } from './checkEmail.ts';
import type { FieldProblems } from './FieldProblems.ts';
import { problemsOnly } from './problemsOnly.ts';

/** What is wrong with a user name standing alone, as when a password is forgotten. */
export const checkUsername = ({ username }: { readonly username: string }): FieldProblems<'username'> =>
  problemsOnly({ username: checkEmail(username) });
