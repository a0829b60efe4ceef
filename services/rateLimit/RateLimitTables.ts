export interface RateLimitTables {
  /** When what is limited was asked for: by a digest of who asked for what (`countRequest`), known or not. */
  code_request: {
    key: string;
    asked_at: Date[];
    last_asked_at: Date;
  };
}
