export interface RunOptions {
  readonly port?: number;
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface RunningProduct {
  readonly port: number;
  readonly origin: string;
  /** Stops it and deletes its data, unless the caller gave a `dataDir`. */
  stop(): Promise<void>;
}

/**
 * Starts the built product on `port` or a free one, with its data in `dataDir` or a temporary folder, and with the settings in
 * `env` (see docs/operations.md). Resolves when it is ready. If it does not start, throws its error output.
 */
export function runProduct(options?: RunOptions): Promise<RunningProduct>;
