/** Options of a call. */
export interface CallOptions {
  /** Makes retries of a write safe. */
  readonly idempotencyKey?: string;
  /** Does not show the spinner. */
  readonly background?: boolean;
  /** False if the caller handles failures better than a retry would. */
  readonly retried?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Called with the share of the body sent so far, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A call ready to be sent. */
export interface Call extends CallOptions {
  readonly method: string;
  readonly path: string;
  readonly query?: object;
  readonly body?: object;
  /** Whether the answer is a file instead of an envelope. */
  readonly asFile?: boolean;
}
