import { sql, type Transaction } from 'kysely';
import { postedTogetherMs } from '../freight/request/postedTogetherMs.ts';
import type { Tables } from '../Tables.ts';

interface LoadMarks {
  readonly id: string;
  /** Whether the fleet is asked for it by name. */
  readonly asked: boolean;
  /** Whether the fleet watches it. */
  readonly watched: boolean;
  /** Whether it looks like another open one of the same shipper, published within a day of it. */
  readonly possibleDuplicate: boolean;
}

const together = sql`make_interval(secs => ${sql.lit(postedTogetherMs / 1_000)})`;

/**
 * What a list says of each of these open loads, by id. Duplicates are looked up as they are read, so that none is marked for one that
 * has ended, and within the fleet's own wall, so that none tells of one it cannot see.
 */
export async function loadMarks(
  tx: Transaction<Tables>,
  companyId: string,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, LoadMarks>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<LoadMarks>`
    select load.id,
      exists (select from load_audience
        where load_id = load.id and carrier_id = ${companyId}::uuid and asked_at is not null) as asked,
      exists (select from load_watch where load_id = load.id and load_watch.company_id = ${companyId}::uuid) as watched,
      exists (select from load other
        where other.company_id = load.company_id and other.posting_key = load.posting_key and other.id <> load.id
          and other.brand_id = (select current_market()) and other.is_open and other.ends_at > ${now}::timestamptz
          and other.published_at between load.published_at - ${together} and load.published_at + ${together})
        as "possibleDuplicate"
    from load where load.id = any (${sql.val(ids)}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
