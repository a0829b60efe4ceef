import { codePoints } from '../form/codePoints.ts';
import type { Problem } from '../record/Problem.ts';
import { passwordLength } from './passwordLength.ts';
import { passwordRules, type PasswordRule } from './passwordRules.ts';

const problemOf = (rule: PasswordRule['rule'], password: string): Problem => {
  if (rule === 'not-email') return { code: 'password_email' };
  if (rule === 'not-common') return { code: 'password_common' };
  return { code: codePoints(password) < passwordLength.least ? 'too_short' : 'too_long', limits: passwordLength };
};

/** The first rule a new password breaks. Spaces count, also leading and trailing ones. */
export const checkPassword = (password: string, email = '', names: readonly string[] = []): Problem | undefined => {
  if (password === '') return { code: 'required' };
  const broken = passwordRules(password, email, names).find(({ met }) => !met);
  return broken && problemOf(broken.rule, password);
};
