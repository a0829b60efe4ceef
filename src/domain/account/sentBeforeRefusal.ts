import { resendWait } from './resendWait.ts';

/**
 * When something must have been sent that a service refuses to send again for so many seconds. Instants are epoch milliseconds; a
 * longer wait, such as that of an hour's limit, counts as the usual one.
 */
export const sentBeforeRefusal = (retryAfterSeconds: number, now: number): number =>
  now - (resendWait - Math.min(resendWait, retryAfterSeconds)) * 1000;
