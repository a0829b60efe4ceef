import type { Mail } from '../mail/Mail.ts';
import { codeLimits } from './codes/codeLimits.ts';

/** A mail about an account. Expires with the code in it. */
export const accountMail = (to: string, letter: Pick<Mail, 'subject' | 'text'>): Mail => ({
  to,
  ...letter,
  expiresAfterMs: codeLimits.validFor,
});
