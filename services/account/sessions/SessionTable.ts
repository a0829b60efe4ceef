export interface SessionTable {
  token_hash: string;
  sign_in_id: string;
  idle_until: Date;
  /** Set once a newer token of the sign-in exists: from then on use no longer prolongs this one. */
  superseded_at: Date | null;
}
