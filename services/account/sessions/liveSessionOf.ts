import type { LiveSession } from './LiveSession.ts';
import type { SignedInUser } from './SignedIn.ts';
import { toSignedInUser } from './toSignedInUser.ts';

/** A row of `liveSessionQuery`. */
export interface LiveSessionRow extends SignedInUser {
  readonly token_hash: string;
  readonly sign_in_id: string;
  readonly authenticated_at: Date;
  readonly idle_until: Date;
  readonly superseded_at: Date | null;
}

export const liveSessionOf = (row: LiveSessionRow): LiveSession => ({
  tokenHash: row.token_hash,
  signInId: row.sign_in_id,
  authenticatedAt: row.authenticated_at,
  user: toSignedInUser(row),
  idleUntil: row.idle_until,
  isSuperseded: row.superseded_at !== null,
});
