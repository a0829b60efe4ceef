import type { Kysely } from 'kysely';
import { enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import type { Tables } from '../../Tables.ts';
import { codeLimits } from './codeLimits.ts';
import type { CodePurpose } from './CodePurpose.ts';

const refusal = 'Please wait a little before asking for another code.';

/**
 * Refuses with 429 what comes within 30 s of the last request for this username and purpose, or as the sixth within an hour.
 * Usernames nobody has are counted alike, so the answer tells nothing.
 */
export const allowCodeRequest = (db: Kysely<Tables>, purpose: CodePurpose, email: string, now: Date): Promise<void> =>
  enforceRateLimit(db, `${purpose} ${email}`, codeLimits, refusal, now);
