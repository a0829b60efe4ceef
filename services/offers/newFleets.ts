import { sql, type Transaction } from 'kysely';
import { addMilliseconds } from '../clock/addMilliseconds.ts';
import type { Tables } from '../Tables.ts';

const newForMs = 30 * 24 * 60 * 60_000;

/** Those of these fleets that joined the brand in the last 30 days, by id. */
export async function newFleets(
  tx: Transaction<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string; since: Date }>`
    select id, since from market_since(${sql.val(ids)}::uuid[])`.execute(tx);
  const longAgo = addMilliseconds(now, -newForMs);
  return new Set(rows.filter(({ since }) => since > longAgo).map(({ id }) => id));
}
