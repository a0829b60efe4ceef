/** Seconds an account stays locked after its 1st, 2nd … failure in a row: from the fifth on, doubling up to 15 minutes. */
export const lockSteps: readonly number[] = [0, 0, 0, 0, 30, 60, 120, 240, 480, 900];
