import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { Terms } from '../terms/AgreedTerms.ts';
import { termsIn, termsOf } from '../terms/termsOf.ts';
import type { OfferRow } from './OfferTable.ts';

/** The terms that hold for offers to the transaction's shipper: those that their award froze or would freeze. */
export async function offeredTerms(
  tx: Transaction<Tables>,
  shipperId: string,
  rows: readonly OfferRow[],
): Promise<(offer: OfferRow) => Terms> {
  const accepted = rows.filter(({ status }) => status === 'accepted').map((row) => row.load_id);
  const awarded = tx
    .selectFrom('shipment_request as request')
    .innerJoin('shipment', 'shipment.id', 'request.shipment_id')
    .select(['shipment.offer_id', 'shipment.terms'])
    .where('request.id', 'in', accepted);
  const shipments = accepted.length === 0 ? [] : await awarded.execute();
  const frozen = new Map(shipments.map((shipment) => [shipment.offer_id, shipment.terms]));
  const now = await termsOf(tx, shipperId);
  return ({ id, currency, terms }) => frozen.get(id) ?? termsIn(terms ?? now.terms, currency);
}
