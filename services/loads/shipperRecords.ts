import { sql, type Transaction } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Tables } from '../Tables.ts';

export const recordDays = 90;

/** How many requests these shippers of the fleet's brand awarded lately, by id. */
export async function shipperRecords(
  tx: Transaction<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const since = addMilliseconds(now, -recordDays * 24 * 3_600_000);
  const { rows } = await sql<{ id: string; awarded: number }>`
    select id, awarded from market_records(${sql.val(ids)}::uuid[], ${since}::timestamptz)`.execute(tx);
  return new Map(rows.map(({ id, awarded }) => [id, awarded]));
}
