/** Single-use hand-over tokens, deleted when used. */
export interface HandOverTable {
  token_hash: string;
  sign_in_id: string;
  expires_at: Date;
}
