/** Consecutive failures per counter (`Counter` in `signInLimits.ts`). */
export interface SignInFailureTable {
  /** A digest of the email address, for unknown accounts too; '' for a whole network. */
  account: string;
  /** A digest of the network or browser the tries came from; '' for all of them. */
  source: string;
  failures: number;
  /** Failures without consequence. */
  allowed: number;
  failed_at: Date;
  /** How long sign-in is locked from `failed_at` on. A duration, so that a wrong clock cannot prolong it. */
  locked_seconds: number;
}
