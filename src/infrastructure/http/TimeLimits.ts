/** Timeouts in milliseconds. */
export interface TimeLimits {
  readonly read: number;
  readonly write: number;
  /** Upload or download: 10 MiB take a while on a mobile network. */
  readonly file: number;
}
