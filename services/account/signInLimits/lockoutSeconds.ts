/** Seconds of lock from the first failure beyond those allowed, doubling up to 15 minutes. */
export const lockoutSeconds: readonly number[] = [30, 60, 120, 240, 480, 900];
