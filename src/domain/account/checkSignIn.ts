import { checkEmail } from '../contact/checkEmail.ts';
import type { FieldProblems } from '../form/FieldProblems.ts';
import { problemsOnly } from '../form/problemsOnly.ts';
import type { SignInDraft } from './SignInDraft.ts';

/** What is wrong with a sign-in before it is sent: whether the password is right only the service tells. */
export const checkSignIn = ({ username, password }: SignInDraft): FieldProblems<keyof SignInDraft> =>
  problemsOnly({
    username: checkEmail(username),
    password: password === '' ? 'required' : undefined,
  });
