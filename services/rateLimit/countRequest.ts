import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { later } from '../clock/later.ts';
import { Refusal } from '../web/Refusal.ts';
import type { RateLimitTables } from './RateLimitTables.ts';
import type { RequestLimits } from './RequestLimits.ts';
import { secondsToWait } from './secondsToWait.ts';

/**
 * Counts a request, or refuses it with 429 and the seconds to wait, when it comes too soon or is one too many. One statement: of
 * many at once no more get through than may. Only a digest is kept of what they are counted by.
 */
export async function countRequest(
  db: Kysely<RateLimitTables> | Transaction<RateLimitTables>,
  countedBy: string,
  limits: RequestLimits,
  refusal: string,
  now: Date,
): Promise<void> {
  const { apart, mostInWindow, window } = limits;
  const key = createHash('sha256').update(countedBy).digest('hex');
  const recent = sql<Date[]>`array(
    select asked from unnest(code_request.asked_at) asked where asked > ${later(now, -window)} order by asked)`;
  const counted = await db
    .insertInto('code_request')
    .values({ key, asked_at: sql<Date[]>`array[${now}::timestamptz]`, last_asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ asked_at: sql<Date[]>`${recent} || ${now}::timestamptz`, last_asked_at: now })
        .where((is) =>
          apart === undefined ? is.val(true) : is('code_request.last_asked_at', '<=', later(now, -apart)),
        )
        .where(sql<number>`cardinality(${recent})`, '<', mostInWindow),
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
