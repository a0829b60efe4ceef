/** A mail and how long it is worth sending. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Milliseconds after queueing; then it is dropped. */
  readonly expiresAfterMs: number;
}
