/** Seconds of lock from the first failure beyond those allowed, doubling up to 15 minutes. */
export const lockoutSeconds: readonly number[] = [30, 60, 120, 240, 480, 900];

/**
 * How many seconds are left at `now` of the lock after `excess` failures too many, the last of them at `failedAt`; 0 for none. A
 * failure in the future, left by a clock that was ahead, locks nothing.
 */
export const secondsLeft = (excess: number, failedAt: Date, now: Date): number => {
  const locked = lockoutSeconds[Math.min(excess, lockoutSeconds.length) - 1];
  const elapsed = (now.getTime() - failedAt.getTime()) / 1000;
  return locked === undefined || elapsed < 0 ? 0 : Math.max(0, Math.ceil(locked - elapsed));
};
