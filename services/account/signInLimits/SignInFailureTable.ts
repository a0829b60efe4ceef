/** Consecutive failures per counter (`Counter` in `signInLimits.ts`). */
export interface SignInFailureTable {
  /** A digest of the email address, for unknown accounts too. */
  account: string;
  /** A digest of the network or browser the tries came from. */
  source: string;
  failures: number;
  failed_at: Date;
}
