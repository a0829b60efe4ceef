import type { Kysely } from 'kysely';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import type { Tables } from '../Tables.ts';

/** Enough for a whole company behind one address. */
export const maxPerHour = 100;

const limits = { maxInWindow: maxPerHour, window: 60 * 60_000 };
const refusal = 'Many have signed up from here within the hour. Please try again later.';

/**
 * Limits sign-ups to 100 an hour per client: each sends a mail, possibly to a stranger, delays the mail of others and leaves an
 * account.
 */
export const limitSignUps = (db: Kysely<Tables>, peer: string, now: Date): Promise<void> =>
  enforceRateLimit(db, `sign-up from ${peer}`, limits, refusal, now);
