import type { Kysely } from 'kysely';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import type { Tables } from '../Tables.ts';
import { siteOf } from '../web/siteOf.ts';

/** Enough for a whole company behind one address. */
export const maxPerHour = 100;

/** A site may have many networks, and an attacker's is full of them. */
const networksPerSite = 5;
const window = 60 * 60_000;

interface Limited {
  readonly what: 'sign-up' | 'code';
  readonly refusal: string;
}

/**
 * Limits what sends mail to strangers to 100 an hour per client (`peer`: its address, for IPv6 its network), and to 500 per /48
 * for IPv6.
 */
export async function limitNetwork(
  db: Kysely<Tables>,
  { what, refusal }: Limited,
  peer: string,
  now: Date,
): Promise<void> {
  const site = siteOf(peer);
  if (site !== undefined) {
    const maxInWindow = networksPerSite * maxPerHour;
    await enforceRateLimit(db, `${what} from site ${site}`, { maxInWindow, window }, refusal, now);
  }
  await enforceRateLimit(db, `${what} from ${peer}`, { maxInWindow: maxPerHour, window }, refusal, now);
}
