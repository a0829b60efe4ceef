/** How much is kept for repeats. */
export const keyLimits = {
  /** How long an answer is kept, in milliseconds. */
  retention: 24 * 3_600_000,
  /** Answers of one account, in all its companies. */
  answers: 1_000,
  /** Bytes of the answers of one account. The newest is kept, however large. */
  bytes: 2 * 1024 * 1024,
} as const;
