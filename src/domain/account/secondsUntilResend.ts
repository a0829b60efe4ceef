import { resendWait } from './resendWait.ts';

/**
 * Whole seconds until a code or invitation can be sent again; 0 means now. Takes epoch milliseconds. Never more than
 * `resendWait`, even if the clock was set back.
 */
export const secondsUntilResend = (lastSentAt: number, now: number): number =>
  Math.min(resendWait, Math.max(0, Math.ceil((lastSentAt - now) / 1000 + resendWait)));
