const minute = 60_000;

/** In milliseconds. */
export const keyTimes = {
  /** How long answers are kept. */
  kept: 24 * 60 * minute,
  /**
   * After this long a call without an answer counts as died with its process. Longer than the longest call takes: inviting 100
   * truckers, with 10 s for each one's mail.
   */
  abandoned: 30 * minute,
} as const;
