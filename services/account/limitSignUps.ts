import type { Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';
import { limitNetwork } from './limitNetwork.ts';

const refusal = 'There have been too many sign-ups from your network in the last hour. Try again later.';

/** Limits sign-ups by network: each sends a mail, possibly to a stranger, delays the mail of others and leaves an account. */
export const limitSignUps = (db: Kysely<Tables>, peer: string, now: Date): Promise<void> =>
  limitNetwork(db, { what: 'sign-up', refusal }, peer, now);
