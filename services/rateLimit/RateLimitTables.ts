export interface RateLimitTables {
  /** Recent request times by a digest of who asked for what (`enforceRateLimit`). */
  code_request: {
    key: string;
    asked_at: Date[];
    last_asked_at: Date;
  };
}
