export type LogLevel = 'info' | 'warn' | 'error';

/** Ids, counts and names. Never a token, code, password, payload, query string or full address. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  write(level: LogLevel, event: string, fields?: LogFields): void;
  /** Logs an unexpected error: its kind and stack, not the values involved. */
  error(event: string, error: unknown, fields?: LogFields): void;
}
