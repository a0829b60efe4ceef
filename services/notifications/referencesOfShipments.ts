import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** References of shipments of the transaction's company. */
export async function referencesOfShipments(
  tx: Transaction<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('shipment')
    .select(['id', 'reference'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
