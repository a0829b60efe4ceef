import type { SignedInUser } from './SignedIn.ts';

/** A valid session. */
export interface LiveSession {
  readonly tokenHash: string;
  readonly signInId: string;
  readonly user: SignedInUser;
  readonly idleUntil: Date;
  readonly isSuperseded: boolean;
}
