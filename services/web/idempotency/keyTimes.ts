const minute = 60_000;

/** In milliseconds. */
export const keyTimes = {
  /** How long answers are kept. */
  kept: 24 * 60 * minute,
  /** After this long a call without an answer counts as died with its process. Longer than any call takes. */
  abandoned: 5 * minute,
} as const;
