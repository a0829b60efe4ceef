import { sql, type QueryExecutorProvider } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import { latestEnd } from '../clock/latestEnd.ts';
import { Refusal } from '../web/Refusal.ts';
import { secondsToWait } from './secondsToWait.ts';
import type { HourlyMailLimit } from './HourlyMailLimit.ts';

const hour = 60 * 60_000;

/**
 * Counts one mail of a company, or refuses it with 429 and Retry-After if it exceeds the limit. A single statement, so that
 * concurrent requests cannot exceed it together. Mails under a clock that was ahead do not count. A rollback undoes the count.
 */
export async function enforceHourlyMailLimit(
  tx: QueryExecutorProvider,
  { table, maxPerHour, refusal }: HourlyMailLimit,
  companyId: string,
  now: Date,
): Promise<void> {
  const recent = sql<Date[]>`array(
    select sent from unnest(counted.sent_at) sent
    where sent > ${addMilliseconds(now, -hour)} and sent <= ${latestEnd(now, 0)} order by sent)`;
  const { rows: taken } = await sql`
    insert into ${sql.table(table)} as counted (company_id, sent_at)
    values (${companyId}, array[${now}::timestamptz])
    on conflict (company_id) do update set sent_at = ${recent} || ${now}::timestamptz
      where cardinality(${recent}) < ${maxPerHour}
    returning company_id`.execute(tx);
  if (taken.length > 0) return;
  const { rows } = await sql<{ readonly sent: readonly Date[] }>`
    select ${recent} as sent from ${sql.table(table)} counted where company_id = ${companyId}`.execute(tx);
  const limits = { maxInWindow: maxPerHour, window: hour };
  throw new Refusal(429, refusal, { retryAfterSeconds: secondsToWait(rows[0]?.sent ?? [], now, limits) });
}
