import { codePoints } from '../form/codePoints.ts';
import { passwordLength } from './passwordLength.ts';
import { passwordRules, type PasswordRule } from './passwordRules.ts';
import type { Problem } from '../form/Problem.ts';

const problemOf = (rule: PasswordRule['rule'], password: string): Problem => {
  if (rule === 'not-email') return 'password-email';
  if (rule === 'not-common') return 'password-common';
  return codePoints(password) < passwordLength.least ? 'password-short' : 'password-long';
};

/** What is wrong with a new password: the first rule it breaks. Spaces in it count, also around it. */
export const checkPassword = (password: string, email = ''): Problem | undefined => {
  if (password === '') return 'required';
  const broken = passwordRules(password, email).find(({ met }) => !met);
  return broken && problemOf(broken.rule, password);
};
