/** Limits of one-time codes. Times are in milliseconds. */
export const codeLimits = {
  validFor: 10 * 60_000,
  maxTries: 5,
  /** Between two requests for the same username and purpose. */
  minInterval: 30_000,
  /** Requests for the same username and purpose within `window`. */
  maxInWindow: 5,
  window: 60 * 60_000,
} as const;
