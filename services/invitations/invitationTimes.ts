const second = 1000;
const day = 24 * 60 * 60 * second;

/** In milliseconds. */
export const invitationTimes = {
  /** From each sending. */
  validFor: 7 * day,
  /** Between two sendings of one invitation. */
  minInterval: 30 * second,
} as const;
