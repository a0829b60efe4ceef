/** Browsers that have signed in to an account, by the hash of the proof each holds in a cookie. */
export interface KnownBrowserTable {
  proof_hash: string;
  user_id: string;
  last_used_at: Date;
}
