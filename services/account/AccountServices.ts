import type { Services } from '../Services.ts';
import type { Passwords } from './passwords/Passwords.ts';

/** What sign-in and sign-up share beyond what every feature is given. */
export interface AccountServices extends Services {
  readonly passwords: Passwords;
  /** Kept outside the database: whoever copies that alone cannot try out six digits against a code's hash. */
  readonly pepper: Uint8Array;
}
