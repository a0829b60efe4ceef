import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a browser keeps of a sign-up: only the one in which the account's present password was typed has the proof that fits it.
 * An HMAC-SHA-256 under the pepper, as base64url; it opens nothing without the code from the mail.
 */
export const signUpProof = (pepper: Uint8Array, email: string, passwordHash: string): string =>
  createHmac('sha256', pepper).update(`sign-up ${email} ${passwordHash}`).digest('base64url');

export function isSameProof(known: string, given: string | undefined): boolean {
  const [one, other] = [Buffer.from(known), Buffer.from(given ?? '')];
  return one.length === other.length && timingSafeEqual(one, other);
}
