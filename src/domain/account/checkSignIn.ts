import { checkEmail } from '../contact/checkEmail.ts';
import { codePoints } from '../form/codePoints.ts';
import type { FieldProblems } from '../form/FieldProblems.ts';
import { problemsOnly } from '../form/problemsOnly.ts';
import type { Problem } from '../form/Problem.ts';
import { passwordLength } from './passwordLength.ts';
import type { SignInDraft } from './SignInDraft.ts';

/** Nobody could choose a longer one. */
const checkKnownPassword = (password: string): Problem | undefined => {
  if (password === '') return 'required';
  return codePoints(password) > passwordLength.most ? 'password-long' : undefined;
};

/** What is wrong with a sign-in before it is sent: whether the password is right only the service tells. */
export const checkSignIn = ({ username, password }: SignInDraft): FieldProblems<keyof SignInDraft> =>
  problemsOnly({
    username: checkEmail(username),
    password: checkKnownPassword(password),
  });
