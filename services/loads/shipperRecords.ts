import { sql, type Transaction } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Tables } from '../Tables.ts';

export const recordDays = 90;

interface ShipperRecord {
  readonly id: string;
  readonly name: string;
  /** How many requests it awarded lately. */
  readonly awarded: number;
}

/** Shippers of the fleet's brand, by id. */
export async function shipperRecords(
  tx: Transaction<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ShipperRecord>> {
  if (ids.length === 0) return new Map();
  const named = sql.val([...new Set(ids)]);
  const since = addMilliseconds(now, -recordDays * 24 * 3_600_000);
  const { rows } = await sql<ShipperRecord>`
    select id, name, coalesce(awarded, 0) as awarded
    from market_names(${named}::uuid[]) left join market_records(${named}::uuid[], ${since}::timestamptz) using (id)`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
