import type { SignedInUser } from './SignedIn.ts';

/** A valid session. */
export interface LiveSession {
  readonly tokenHash: string;
  readonly signInId: string;
  /** When the password was typed last. */
  readonly authenticatedAt: Date;
  readonly user: SignedInUser;
  readonly idleUntil: Date;
  readonly isSuperseded: boolean;
}
