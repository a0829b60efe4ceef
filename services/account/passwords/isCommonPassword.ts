import commonPasswords from 'fxa-common-password-list';
import { isGuessable } from './isGuessable.ts';

/** Whether a password of the allowed length is among the 100,000 most common, or made of everyday words alone. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords.test(password.toLowerCase()) || isGuessable(password, []);
