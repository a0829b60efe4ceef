import { sql, type Kysely, type Transaction } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { latestEnd } from '../clock/latestEnd.ts';
import { keyOf } from './keyOf.ts';
import type { RateLimit } from './RateLimit.ts';
import type { RateLimitTables } from './RateLimitTables.ts';
import { recentRequests } from './recentRequests.ts';

/**
 * Counts a request and returns true, or false if it exceeds the limit. A single statement, so that concurrent requests cannot exceed
 * it together. Requests under a clock that was ahead do not count. Only a digest of `countedBy` is stored.
 */
export async function countRequest(
  db: Kysely<RateLimitTables> | Transaction<RateLimitTables>,
  countedBy: string,
  limits: RateLimit,
  now: Date,
): Promise<boolean> {
  const { minInterval, maxInWindow, window } = limits;
  const key = keyOf(countedBy);
  const recent = recentRequests(window, now);
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
  return counted !== undefined;
}
