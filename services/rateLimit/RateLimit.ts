/** How often something may be requested. Times are in milliseconds. */
export interface RateLimit {
  /** Minimum time between two requests. */
  readonly minInterval?: number;
  /** Maximum number of requests within `window`. */
  readonly maxInWindow: number;
  /** At most an hour, because older entries are deleted. */
  readonly window: number;
}
