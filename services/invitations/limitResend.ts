import { Refusal } from '../web/Refusal.ts';
import { invitationTimes } from './invitationTimes.ts';

/** Refuses with 429 to resend an invitation within half a minute. */
export function limitResend(lastSentAt: Date, now: Date): void {
  const wait = lastSentAt.getTime() + invitationTimes.minInterval - now.getTime();
  if (wait <= 0) return;
  throw new Refusal(429, 'This invitation has only just been sent. Please wait half a minute.', {
    retryAfterSeconds: Math.ceil(wait / 1000),
  });
}
