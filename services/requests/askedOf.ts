import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

interface Asked {
  /** How many fleets were asked by name or on a list. */
  readonly fleets: number;
  /** How many of these made an offer or declined, whatever became of it. */
  readonly answered: number;
}

/** Whom requests of the transaction's shipper were asked, by their ids; none of a request that names nobody. */
export async function askedOf(tx: Transaction<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, Asked>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Asked & { readonly load_id: string }>`
    select load_id, count(*) as fleets, count(*) filter (where
      exists (select from offer where offer.load_id = asked.load_id and offer.company_id = asked.carrier_id)
      or exists (select from load_decline said where said.load_id = asked.load_id and said.company_id = asked.carrier_id)) as answered
    from load_audience asked
    where load_id = any (${sql.val(ids)}::uuid[]) and asked_at is not null
    group by load_id`.execute(tx);
  return new Map(rows.map(({ load_id: id, fleets, answered }) => [id, { fleets, answered }]));
}
