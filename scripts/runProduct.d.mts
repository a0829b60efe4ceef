export interface RunOptions {
  readonly port?: number;
  readonly dataDir?: string;
  readonly knobs?: Readonly<Record<string, string>>;
}

export interface RunningProduct {
  readonly port: number;
  readonly origin: string;
  /** Ends it; of its data nothing is left behind but what is in a `dataDir` of the caller's. */
  stop(): Promise<void>;
}

/**
 * Starts the built product on a free port, or on `port`, with its data in `dataDir`, or in a folder that goes when it ends;
 * `knobs` as in docs/operations.md. Answers once it is ready; where it does not come to that, throws at once what it said.
 */
export function runProduct(options?: RunOptions): Promise<RunningProduct>;
