import { sql, type Transaction } from 'kysely';
import { postedTogetherMs } from '../freight/request/postedTogetherMs.ts';
import type { LoadRow } from '../requests/RequestTables.ts';
import type { Tables } from '../Tables.ts';

const together = sql`make_interval(secs => ${sql.lit(postedTogetherMs / 1_000)})`;

/**
 * Those of these open loads that look like another open one of the same shipper, published within a day of it. Looked up as they are
 * read, so that none is marked for one that has ended, and within the fleet's own wall, so that none tells of one it cannot see.
 */
export async function possibleDuplicates(
  tx: Transaction<Tables>,
  rows: readonly LoadRow[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap(({ id, posting_key: key }) => (key === null ? [] : [id]));
  if (ids.length === 0) return new Set();
  // For each by the index: how many there are like it is nothing that the planner can know.
  const found = await sql<{ id: string }>`
    select load.id from load cross join lateral (
      select from load other
      where other.company_id = load.company_id and other.posting_key = load.posting_key and other.id <> load.id
        and other.brand_id = (select current_market()) and other.is_open and other.ends_at > ${now}::timestamptz
        and other.published_at between load.published_at - ${together} and load.published_at + ${together}
      limit 1) found
    where load.id = any (${sql.val(ids)}::uuid[])`.execute(tx);
  return new Set(found.rows.map(({ id }) => id));
}
