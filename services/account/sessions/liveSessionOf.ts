import type { LiveSession } from './LiveSession.ts';

/** A row of `liveSessionQuery`. */
export interface LiveSessionRow {
  readonly token_hash: string;
  readonly sign_in_id: string;
  readonly authenticated_at: Date;
  readonly idle_until: Date;
  readonly superseded_at: Date | null;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export const liveSessionOf = (row: LiveSessionRow): LiveSession => ({
  tokenHash: row.token_hash,
  signInId: row.sign_in_id,
  authenticatedAt: row.authenticated_at,
  user: { id: row.id, name: row.name, email: row.email, phone: row.phone },
  idleUntil: row.idle_until,
  isSuperseded: row.superseded_at !== null,
});
