export interface SessionTable {
  token_hash: string;
  sign_in_id: string;
  idle_until: Date;
  /** Set when the sign-in gets a newer token. From then on, use no longer extends this one. */
  superseded_at: Date | null;
}
