import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountServices } from './AccountServices.ts';

const saltBytes = 16;

/**
 * What a browser keeps of a sign-up: only the one in which the account's present password was typed has a proof that fits it. It
 * opens nothing without the code from the mail. As base64url a salt and an HMAC-SHA-256 under the pepper: two proofs never tell
 * whether they are of the same password, nor thereby whether the address had an account.
 */
export function signUpProof(
  { pepper, random }: Pick<AccountServices, 'pepper' | 'random'>,
  email: string,
  passwordHash: string,
): string {
  return salted(random.bytes(saltBytes), pepper, email, passwordHash).toString('base64url');
}

/** Whether somebody has the proof of the sign-up in which this hash's password was typed. */
export function isProofOf(pepper: Uint8Array, email: string, passwordHash: string, proof: string | undefined): boolean {
  const given = Buffer.from(proof ?? '', 'base64url');
  const known = salted(given.subarray(0, saltBytes), pepper, email, passwordHash);
  return known.length === given.length && timingSafeEqual(known, given);
}

function salted(salt: Uint8Array, pepper: Uint8Array, email: string, passwordHash: string): Buffer {
  const mac = createHmac('sha256', pepper).update(salt).update(` sign-up ${email} ${passwordHash}`).digest();
  return Buffer.concat([salt, mac]);
}
