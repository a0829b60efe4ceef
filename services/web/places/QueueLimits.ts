export interface QueueLimits {
  /** Calls that run at once. */
  readonly running: number;
  /** Calls that wait, of which no caller and no group may have more than are left free for all others. */
  readonly waiting: number;
}
