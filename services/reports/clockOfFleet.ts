import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** The clock most of a fleet's stops go by, that of UTC without any. */
export async function clockOfFleet(
  tx: Transaction<Tables>,
  companyId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<string> {
  const { rows } = await sql<{ readonly zone: string }>`
    select time_zone as zone from clock_count where owner_id = ${companyId} and day between ${from}::date and ${to}::date
    group by time_zone having sum(n) > 0 order by sum(n) desc, time_zone limit 1`.execute(tx);
  return rows[0]?.zone ?? 'UTC';
}
