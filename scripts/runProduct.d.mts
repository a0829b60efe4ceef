export interface RunningProduct {
  readonly port: number;
  /** Ends it and leaves nothing behind. */
  stop(): Promise<void>;
}

/** Starts the built product with the demo on a free port, or on `port`, and answers once it is ready. */
export function runProduct(port?: number): Promise<RunningProduct>;
