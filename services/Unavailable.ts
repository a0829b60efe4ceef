/** A dependency does not respond right now. Answered with 503 and Retry-After; the message goes only to the log. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = 1, cause?: unknown) {
    super(message, { cause });
    this.name = 'Unavailable';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
