import { checkEmail } from '../contact/checkEmail.ts';
import type { FieldProblems } from '../form/FieldProblems.ts';
import { problemsOnly } from '../form/problemsOnly.ts';

/** What is wrong with a user name standing alone, as when a password is forgotten. */
export const checkUsername = ({ username }: { readonly username: string }): FieldProblems<'username'> =>
  problemsOnly({ username: checkEmail(username) });
