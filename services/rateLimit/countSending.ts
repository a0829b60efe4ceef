import { sql, type Transaction } from 'kysely';
import { later } from '../clock/later.ts';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import type { Pace } from './Pace.ts';
import { secondsToWait } from './secondsToWait.ts';

const hour = 60 * 60_000;

/**
 * Counts one mail of a company, or refuses it with 429 and the seconds until there is room again. One statement: of many at once
 * no more get through than there is room for. What is undone was never counted.
 */
export async function countSending(
  tx: Transaction<Tables>,
  { table, mostInHour, refusal }: Pace,
  companyId: string,
  now: Date,
): Promise<void> {
  const recent = sql<Date[]>`array(
    select sent from unnest(${sql.ref(`${table}.sent_at`)}) sent where sent > ${later(now, -hour)} order by sent)`;
  const counted = await tx
    .insertInto(table)
    .values({ company_id: companyId, sent_at: sql<Date[]>`array[${now}::timestamptz]` })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ sent_at: sql<Date[]>`${recent} || ${now}::timestamptz` })
        .where(sql<number>`cardinality(${recent})`, '<', mostInHour),
    )
    .returning('company_id')
    .executeTakeFirst();
  if (counted) return;
  const { sent_at: sent } = await tx
    .selectFrom(table)
    .select(recent.as('sent_at'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const limits = { mostInWindow: mostInHour, window: hour };
  throw new Refusal(429, refusal, { retryAfterSeconds: secondsToWait(sent, now, limits) });
}
