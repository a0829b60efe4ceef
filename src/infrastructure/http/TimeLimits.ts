/** Milliseconds until a call counts as unanswered; without one of its own a file has that of a write. */
export interface TimeLimits {
  readonly read: number;
  readonly write: number;
  /** Of a file either way: 10 MiB take their time on the road. */
  readonly file?: number;
}
