import { sql, type QueryExecutorProvider } from 'kysely';
import { later } from '../clock/later.ts';
import { Refusal } from '../web/Refusal.ts';
import { secondsToWait } from './secondsToWait.ts';
import type { SendingLimit } from './SendingLimit.ts';

const hour = 60 * 60_000;

/**
 * Counts one mail of a company, or refuses it with 429 and the seconds until there is room again. One statement: of many at once
 * no more get through than there is room for. What is undone was never counted.
 */
export async function countSending(
  tx: QueryExecutorProvider,
  { table, mostInHour, refusal }: SendingLimit,
  companyId: string,
  now: Date,
): Promise<void> {
  const recent = sql<Date[]>`array(
    select sent from unnest(counted.sent_at) sent where sent > ${later(now, -hour)} order by sent)`;
  const { rows: taken } = await sql`
    insert into ${sql.table(table)} as counted (company_id, sent_at)
    values (${companyId}, array[${now}::timestamptz])
    on conflict (company_id) do update set sent_at = ${recent} || ${now}::timestamptz
      where cardinality(${recent}) < ${mostInHour}
    returning company_id`.execute(tx);
  if (taken.length > 0) return;
  const { rows } = await sql<{ readonly sent: readonly Date[] }>`
    select ${recent} as sent from ${sql.table(table)} counted where company_id = ${companyId}`.execute(tx);
  const limits = { mostInWindow: mostInHour, window: hour };
  throw new Refusal(429, refusal, { retryAfterSeconds: secondsToWait(rows[0]?.sent ?? [], now, limits) });
}
