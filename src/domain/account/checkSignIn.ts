import { checkEmail } from '../contact/checkEmail.ts';
import { codePoints } from '../form/codePoints.ts';
import type { Problem, Problems } from '../record/Problem.ts';
import { passwordLength } from './passwordLength.ts';
import type { SignInDraft } from './SignInDraft.ts';

/** No rule but the maximum length: the password may be older than today's rules. */
const checkKnownPassword = (password: string): Problem | undefined => {
  if (password === '') return { code: 'required' };
  const { most } = passwordLength;
  return codePoints(password) > most ? { code: 'too_long', limits: { least: 1, most } } : undefined;
};

/** Checks the sign-in form, field by field. Only the service knows whether the password is right. */
export const checkSignIn = ({ username, password }: SignInDraft): Problems<keyof SignInDraft> => ({
  username: checkEmail(username),
  password: checkKnownPassword(password),
});
