import type { Kysely, Transaction } from 'kysely';
import { Refusal } from '../web/Refusal.ts';
import { countRequest } from './countRequest.ts';
import { keyOf } from './keyOf.ts';
import type { RateLimit } from './RateLimit.ts';
import type { RateLimitTables } from './RateLimitTables.ts';
import { recentRequests } from './recentRequests.ts';
import { secondsToWait } from './secondsToWait.ts';

/** Counts a request (`countRequest`), or refuses it with 429 and Retry-After if it exceeds the limit. */
export async function enforceRateLimit(
  db: Kysely<RateLimitTables> | Transaction<RateLimitTables>,
  countedBy: string,
  limits: RateLimit,
  refusal: string,
  now: Date,
): Promise<void> {
  if (await countRequest(db, countedBy, limits, now)) return;
  const { asked_at: asked } = await db
    .selectFrom('code_request')
    .select(recentRequests(limits.window, now).as('asked_at'))
    .where('key', '=', keyOf(countedBy))
    .executeTakeFirstOrThrow();
  throw new Refusal(429, refusal, { retryAfterSeconds: secondsToWait(asked, now, limits) });
}
