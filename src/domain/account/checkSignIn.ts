import { checkEmail } from '../contact/checkEmail.ts';
import { codePoints } from '../form/codePoints.ts';
import type { Problem, Problems } from '../record/Problem.ts';
import { passwordLength } from './passwordLength.ts';
import type { SignInDraft } from './SignInDraft.ts';

/** Nobody could choose a longer one. */
const checkKnownPassword = (password: string): Problem | undefined => {
  if (password === '') return { code: 'required' };
  const { most } = passwordLength;
  return codePoints(password) > most ? { code: 'too_long', limits: { least: 1, most } } : undefined;
};

/** What is wrong with a sign-in before it is sent: whether the password is right only the service tells. */
export const checkSignIn = ({ username, password }: SignInDraft): Problems<keyof SignInDraft> => ({
  username: checkEmail(username),
  password: checkKnownPassword(password),
});
