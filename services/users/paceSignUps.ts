import type { Kysely } from 'kysely';
import type { Tables } from '../database/Tables.ts';
import { countRequest } from '../pace/countRequest.ts';
import { secondsToWait } from '../pace/secondsToWait.ts';
import { Refusal } from '../web/Refusal.ts';

/** Enough for whole companies behind one address. */
export const mostInHour = 100;

const limits = { mostInWindow: mostInHour, window: 60 * 60_000 };

/**
 * Refuses with 429 more than 100 sign-ups an hour from one peer: each mails an address that need not be theirs, ahead of the codes
 * others wait for, and leaves an account.
 */
export async function paceSignUps(db: Kysely<Tables>, peer: string, now: Date): Promise<void> {
  const asked = await countRequest(db, `sign-up from ${peer}`, limits, now);
  if (!asked) return;
  throw new Refusal(429, 'Many have signed up from here within the hour. Please try again later.', {
    retryAfterSeconds: secondsToWait(asked, now, limits),
  });
}
