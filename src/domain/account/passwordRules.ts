import { normaliseEmail } from '../contact/normaliseEmail.ts';
import { codePoints } from '../form/codePoints.ts';
import { commonPasswords } from './commonPasswords.ts';
import { isGuessable } from './isGuessable.ts';
import { passwordLength } from './passwordLength.ts';

export interface PasswordRule {
  readonly rule: 'length' | 'not-email' | 'not-common';
  readonly met: boolean;
}

const isOwnEmail = (password: string, email: string): boolean => {
  const typed = normaliseEmail(password).toLowerCase();
  const address = normaliseEmail(email).toLowerCase();
  return address !== '' && (typed === address || typed === address.split('@')[0]);
};

/**
 * The rules for a new password, and whether each is met: 8 to 128 characters of any kind, neither the email address nor
 * the part before its @, and neither a common password nor made of everyday words or `names` alone. The service knows more
 * common ones, and the name of the brand. What is too short is not judged as common: hardly any such list has it.
 */
export const passwordRules = (password: string, email = '', names: readonly string[] = []): readonly PasswordRule[] => {
  const length = codePoints(password);
  const plain = password.toLowerCase();
  const isLongEnough = length >= passwordLength.least;
  return [
    { rule: 'length', met: isLongEnough && length <= passwordLength.most },
    { rule: 'not-email', met: plain !== '' && !isOwnEmail(password, email) },
    {
      rule: 'not-common',
      met:
        isLongEnough && !commonPasswords.has(plain) && !(length <= passwordLength.most && isGuessable(password, names)),
    },
  ];
};
