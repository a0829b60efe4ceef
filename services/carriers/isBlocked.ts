import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';

/** Whether the transaction's shipper blocks the fleet. 404 for what is no fleet of the brand. */
export async function isBlocked(tx: Transaction<Tables>, id: string): Promise<boolean> {
  const { rows } = await sql<{ blocked: boolean }>`
    select blocked_at is not null as blocked
    from market_carriers() fleet left join carrier_relation relation on relation.carrier_id = fleet.id
    where fleet.id = ${id}::uuid`.execute(tx);
  const [fleet] = rows;
  if (!fleet) throw notFound();
  return fleet.blocked;
}
