import { resendWait } from './resendWait.ts';

/**
 * When the last mail must have gone out, worked out from the Retry-After of a refused resend. Epoch milliseconds. A
 * longer wait, such as that of an hourly limit, is capped at `resendWait`.
 */
export const sentBeforeRefusal = (retryAfterSeconds: number, now: number): number =>
  now - (resendWait - Math.min(resendWait, retryAfterSeconds)) * 1000;
