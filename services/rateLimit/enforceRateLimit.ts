import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { latestEnd } from '../clock/latestEnd.ts';
import { Refusal } from '../web/Refusal.ts';
import type { RateLimitTables } from './RateLimitTables.ts';
import type { RateLimit } from './RateLimit.ts';
import { secondsToWait } from './secondsToWait.ts';

/**
 * Counts a request, or refuses it with 429 and Retry-After if it exceeds the limit. A single statement, so that concurrent
 * requests cannot exceed it together. Requests under a clock that was ahead do not count. Only a digest of `countedBy` is stored.
 */
export async function enforceRateLimit(
  db: Kysely<RateLimitTables> | Transaction<RateLimitTables>,
  countedBy: string,
  limits: RateLimit,
  refusal: string,
  now: Date,
): Promise<void> {
  const { minInterval, maxInWindow, window } = limits;
  const key = createHash('sha256').update(countedBy).digest('hex');
  const recent = sql<Date[]>`array(
    select asked from unnest(code_request.asked_at) asked
    where asked > ${addMilliseconds(now, -window)} and asked <= ${latestEnd(now, 0)} order by asked)`;
  const counted = await db
    .insertInto('code_request')
    .values({ key, asked_at: sql<Date[]>`array[${now}::timestamptz]`, last_asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ asked_at: sql<Date[]>`${recent} || ${now}::timestamptz`, last_asked_at: now })
        .where((is) =>
          minInterval === undefined
            ? is.val(true)
            : is.or([
                is('code_request.last_asked_at', '<=', addMilliseconds(now, -minInterval)),
                is('code_request.last_asked_at', '>', latestEnd(now, 0)),
              ]),
        )
        .where(sql<number>`cardinality(${recent})`, '<', maxInWindow),
    )
    .returning('key')
    .executeTakeFirst();
  if (counted) return;

  const { asked_at: asked } = await db
    .selectFrom('code_request')
    .select(recent.as('asked_at'))
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  throw new Refusal(429, refusal, { retryAfterSeconds: secondsToWait(asked, now, limits) });
}
