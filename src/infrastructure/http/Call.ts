/** How a call is made, whatever it asks. */
export interface CallOptions {
  /** Lets a write be tried again without being done twice. */
  readonly idempotencyKey?: string;
  /** A background call does not raise the spinner. */
  readonly background?: boolean;
  /** False where the caller has a better answer to a failure than trying again. */
  readonly retried?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Told how much of the body has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A call as it goes out. */
export interface Call extends CallOptions {
  readonly method: string;
  readonly path: string;
  readonly query?: object;
  readonly body?: object;
  /** The answer is a file, not an envelope. */
  readonly asFile?: boolean;
}
