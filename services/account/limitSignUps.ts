import type { Kysely } from 'kysely';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import type { Tables } from '../Tables.ts';

/** Enough for whole companies behind one address. */
export const maxPerHour = 100;

const limits = { maxInWindow: maxPerHour, window: 60 * 60_000 };
const refusal = 'Many have signed up from here within the hour. Please try again later.';

/**
 * Refuses with 429 more than 100 sign-ups an hour from one peer: each mails an address that need not be theirs, ahead of the codes
 * others wait for, and leaves an account.
 */
export const limitSignUps = (db: Kysely<Tables>, peer: string, now: Date): Promise<void> =>
  enforceRateLimit(db, `sign-up from ${peer}`, limits, refusal, now);
