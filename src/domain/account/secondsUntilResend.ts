/**
 * Whole seconds until a code may be sent again, 0 when it may. Instants are epoch milliseconds, the wait is seconds;
 * never longer than the wait, even when the clock was set back.
 */
export const secondsUntilResend = (lastSentAt: number, now: number, waitSeconds: number): number =>
  Math.min(waitSeconds, Math.max(0, Math.ceil((lastSentAt - now) / 1000 + waitSeconds)));
