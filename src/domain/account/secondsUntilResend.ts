import { resendWait } from './resendWait.ts';

/**
 * Whole seconds until a code or an invitation may be sent again, 0 when it may. Instants are epoch milliseconds; never longer
 * than the services wait, even when the clock was set back.
 */
export const secondsUntilResend = (lastSentAt: number, now: number): number =>
  Math.min(resendWait, Math.max(0, Math.ceil((lastSentAt - now) / 1000 + resendWait)));
