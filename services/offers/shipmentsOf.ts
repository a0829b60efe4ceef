import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { OfferRow } from './OfferTable.ts';

/** The shipments that offers of the transaction's fleet became, by offer. */
export async function shipmentsOf(
  tx: Transaction<Tables>,
  rows: readonly OfferRow[],
): Promise<ReadonlyMap<string, string>> {
  const won = rows.filter(({ status }) => status === 'accepted').map(({ id }) => id);
  if (won.length === 0) return new Map();
  const shipments = await tx.selectFrom('shipment').select(['id', 'offer_id']).where('offer_id', 'in', won).execute();
  return new Map(shipments.map(({ id, offer_id: offer }) => [offer, id]));
}
