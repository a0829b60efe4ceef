/** Seconds an account is locked after its 1st, 2nd … consecutive failure, doubling from the fifth up to 15 minutes. */
export const lockoutSeconds: readonly number[] = [0, 0, 0, 0, 30, 60, 120, 240, 480, 900];
