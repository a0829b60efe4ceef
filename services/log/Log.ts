export type LogLevel = 'info' | 'warn' | 'error';

/** Ids, counts and names of things; never a token, code, password, payload, query string or full address. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  write(level: LogLevel, event: string, fields?: LogFields): void;
  /** Trouble nobody foresaw: its kind and where it arose, not the values it happened to. */
  trouble(event: string, error: unknown, fields?: LogFields): void;
}
