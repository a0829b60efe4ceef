const twoHours = 2 * 60 * 60_000;

/**
 * The new deadline after the carrier fell off: the old one or two hours from now, whichever is later, but not after the first
 * window ends. In epoch milliseconds.
 */
export const reopenedUntil = (decisionBy: number, firstWindowEnd: number, now: number): number =>
  Math.min(Math.max(decisionBy, now + twoHours), firstWindowEnd);
