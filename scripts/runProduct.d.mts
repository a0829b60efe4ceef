export interface RunningProduct {
  readonly port: number;
  /** Settles once it answers; rejects when it does not come to that. */
  readonly ready: Promise<void>;
  /** Ends it and leaves nothing behind. */
  stop(): Promise<void>;
}

/** Starts the built product with the demo on a free port, or on `port`, and answers once it is ready. */
export function runProduct(port?: number): Promise<RunningProduct>;

/** The same, without waiting until it is ready. */
export function launchProduct(port?: number): Promise<RunningProduct>;
