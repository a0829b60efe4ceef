import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountServices } from './AccountServices.ts';

const saltBytes = 16;

/** What a browser keeps of a sign-up. */
export interface SignUpProofs {
  readonly ofPassword: string;
  readonly ofUsername: string;
}

/** Proof that the browser has signed up as this user, whether or not there was an account already: it must not tell. */
export const usernameProof = (services: Pick<AccountServices, 'pepper' | 'random'>, email: string): string =>
  signUpProof(services, email, '');

/** Whether `proof` is of a sign-up as this user. */
export const verifyUsernameProof = (pepper: Uint8Array, email: string, proof: string | undefined): boolean =>
  proof !== undefined && verifyProof(pepper, email, '', proof);

/**
 * Proof, kept by the browser, that the account's current password was typed in this sign-up. Useless without the mailed code.
 * A random salt and an HMAC-SHA-256 under the pepper, in base64url: two proofs do not reveal whether they are for the same
 * password, and so whether the address had an account.
 */
export function signUpProof(
  { pepper, random }: Pick<AccountServices, 'pepper' | 'random'>,
  email: string,
  passwordHash: string,
): string {
  return salted(random.bytes(saltBytes), pepper, email, passwordHash).toString('base64url');
}

/** Whether `proof` is of the sign-up in which the password of this hash was typed. */
export function verifyProof(
  pepper: Uint8Array,
  email: string,
  passwordHash: string,
  proof: string | undefined,
): boolean {
  const given = Buffer.from(proof ?? '', 'base64url');
  const known = salted(given.subarray(0, saltBytes), pepper, email, passwordHash);
  return known.length === given.length && timingSafeEqual(known, given);
}

function salted(salt: Uint8Array, pepper: Uint8Array, email: string, passwordHash: string): Buffer {
  const mac = createHmac('sha256', pepper).update(salt).update(` sign-up ${email} ${passwordHash}`).digest();
  return Buffer.concat([salt, mac]);
}
