import type { Kysely } from 'kysely';
import { enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import type { Tables } from '../../Tables.ts';
import { codeLimits } from './codeLimits.ts';
import type { CodePurpose } from './CodePurpose.ts';

const refusal = 'Please wait a little before asking for another code.';

/**
 * Limits code requests to one per 30 s and five per hour for each username and purpose. Unknown usernames are counted the same
 * way, to reveal nothing.
 */
export const limitCodeRequests = (db: Kysely<Tables>, purpose: CodePurpose, email: string, now: Date): Promise<void> =>
  enforceRateLimit(db, `${purpose} ${email}`, codeLimits, refusal, now);
