import { checkEmail } from '../contact/checkEmail.ts';
import type { Problems } from '../record/Problem.ts';

/** Checks a form that asks for nothing but the username, such as the one for a forgotten password. */
export const checkUsername = ({ username }: { readonly username: string }): Problems<'username'> => ({
  username: checkEmail(username),
});
