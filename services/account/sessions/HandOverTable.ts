/** Deleted as it is used: a hand-over token works once. */
export interface HandOverTable {
  token_hash: string;
  sign_in_id: string;
  expires_at: Date;
}
