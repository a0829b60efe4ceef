import type { Mail } from '../mail/Mail.ts';
import { codeLimits } from './codes/codeLimits.ts';

/** A mail about an account: of no use once a code in it would have expired. */
export const accountMail = (to: string, letter: Pick<Mail, 'subject' | 'text'>): Mail => ({
  to,
  ...letter,
  expiresAfterMs: codeLimits.validFor,
});
