import type { Services } from '../Services.ts';
import type { Passwords } from './passwords/Passwords.ts';

/** The dependencies of sign-in and sign-up. */
export interface AccountServices extends Services {
  readonly passwords: Passwords;
  /** Stored outside the database, so that a copy of it is not enough to brute-force six-digit codes. */
  readonly pepper: Uint8Array;
}
