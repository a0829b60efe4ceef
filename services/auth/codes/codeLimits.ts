/** Limits of one-time codes: milliseconds and counts. */
export const codeLimits = {
  validFor: 10 * 60_000,
  mostTries: 5,
  /** Between two requests for one username and purpose. */
  apart: 30_000,
  mostPerHour: 5,
} as const;
