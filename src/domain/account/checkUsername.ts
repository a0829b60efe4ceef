import { checkEmail } from '../contact/checkEmail.ts';
import type { Problems } from '../record/Problem.ts';

/** What is wrong with a user name standing alone, as when a password is forgotten. */
export const checkUsername = ({ username }: { readonly username: string }): Problems<'username'> => ({
  username: checkEmail(username),
});
