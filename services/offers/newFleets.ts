import { sql, type Transaction } from 'kysely';
import { isEstablished } from '../company/standing/isEstablished.ts';
import type { Tables } from '../Tables.ts';

/** Those of these fleets that the brand has not known for long, by id. */
export async function newFleets(
  tx: Transaction<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string; since: Date }>`
    select id, since from market_since(${sql.val(ids)}::uuid[])`.execute(tx);
  return new Set(rows.filter(({ since }) => !isEstablished(since, 0, now)).map(({ id }) => id));
}
