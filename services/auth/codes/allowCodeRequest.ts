import type { Kysely } from 'kysely';
import type { Tables } from '../../database/Tables.ts';
import { countRequest } from '../../pace/countRequest.ts';
import { secondsToWait } from '../../pace/secondsToWait.ts';
import { Refusal } from '../../web/Refusal.ts';
import { codeLimits } from './codeLimits.ts';
import type { CodePurpose } from './CodePurpose.ts';

/**
 * Refuses with 429 what comes within 30 s of the last request for this username and purpose, or as the sixth within an hour.
 * Usernames nobody has are counted alike, so the answer tells nothing.
 */
export async function allowCodeRequest(
  db: Kysely<Tables>,
  purpose: CodePurpose,
  email: string,
  now: Date,
): Promise<void> {
  const asked = await countRequest(db, `${purpose} ${email}`, codeLimits, now);
  if (!asked) return;
  throw new Refusal(429, 'Please wait a little before asking for another code.', {
    retryAfterSeconds: secondsToWait(asked, now, codeLimits),
  });
}
