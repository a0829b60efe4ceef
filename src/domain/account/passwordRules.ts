import { codePoints } from './codePoints.ts';
import { commonPasswords } from './commonPasswords.ts';

const shortest = 8;
const longest = 128;

export interface PasswordRule {
  readonly rule: 'length' | 'not-email' | 'not-common';
  readonly met: boolean;
}

/**
 * What a new password must be, and whether it is: 8 to 128 characters of any kind, not the email address, not one of
 * the commonest. The service knows more common ones.
 */
export const passwordRules = (password: string, email = ''): readonly PasswordRule[] => {
  const length = codePoints(password);
  const plain = password.toLowerCase();
  return [
    { rule: 'length', met: length >= shortest && length <= longest },
    { rule: 'not-email', met: plain !== '' && plain !== email.trim().toLowerCase() },
    { rule: 'not-common', met: plain !== '' && !commonPasswords.has(plain) },
  ];
};
