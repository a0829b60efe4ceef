/** Limits of one-time codes: milliseconds and counts. */
export const codeLimits = {
  validFor: 10 * 60_000,
  mostTries: 5,
  /** Between two requests for one username and purpose. */
  minInterval: 30_000,
  /** Requests for one username and purpose, counted over `window`. */
  maxInWindow: 5,
  window: 60 * 60_000,
} as const;
