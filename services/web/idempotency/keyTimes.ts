const minute = 60_000;

/** In milliseconds. */
export const keyTimes = {
  /** How long answers are stored. */
  retention: 24 * 60 * minute,
  /** A call without an answer counts as abandoned after this. Longer than any call takes. */
  abandoned: 5 * minute,
} as const;
