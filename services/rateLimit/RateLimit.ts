/** How often something may be requested. Times are in milliseconds. */
export interface RateLimit {
  /** Minimum time between two requests. */
  readonly minInterval?: number;
  /** Maximum number of requests within `window`. */
  readonly maxInWindow: number;
  /** At most `longestWindow`. */
  readonly window: number;
}
