import type { Kysely } from 'kysely';
import { enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import type { Tables } from '../../Tables.ts';
import { limitNetwork } from '../limitNetwork.ts';
import { codeLimits } from './codeLimits.ts';
import type { CodePurpose } from './CodePurpose.ts';

const refusal = 'Wait a moment before you ask for another code.';
const refusalOfNetwork = 'Too many codes were requested from your network in the last hour. Try again later.';

/**
 * Limits code requests to one per 30 s and five per hour for each username and purpose. Unknown usernames are counted the same
 * way, to reveal nothing.
 */
export const limitCodeRequests = (db: Kysely<Tables>, purpose: CodePurpose, email: string, now: Date): Promise<void> =>
  enforceRateLimit(db, `${purpose} ${email}`, codeLimits, refusal, now);

/** Limits code requests for whatever usernames by network. A browser known to the account is not counted, nor refused. */
export const limitCodesOfNetwork = (db: Kysely<Tables>, peer: string, now: Date): Promise<void> =>
  limitNetwork(db, { what: 'code', refusal: refusalOfNetwork }, peer, now);
