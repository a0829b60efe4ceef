import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { moneyAnswer } from '../freight/fields/moneyField.ts';
import { companyNames } from '../requests/companyNames.ts';
import { contentAnswer } from '../requests/contentAnswer.ts';
import type { Tables } from '../Tables.ts';
import { agreedTermsAnswer } from '../terms/agreedTermsAnswer.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

const party = v.object({ id: idAnswer, name: v.string() });

/** A shipment as both parties see it when it has been awarded. */
export const shipmentAnswer = v.pipe(
  v.object({
    id: idAnswer,
    version: wholeNumber,
    createdAt: instantAnswer,
    updatedAt: instantAnswer,
    reference: v.string(),
    status: v.picklist(['booked', 'assigned']),
    requestId: idAnswer,
    offerId: idAnswer,
    shipper: party,
    carrier: party,
    price: moneyAnswer,
    km: wholeNumber,
    terms: agreedTermsAnswer,
    stops: contentAnswer.entries.stops,
    cargo: contentAnswer.entries.cargo,
    required: contentAnswer.entries.required,
    notes: v.nullable(v.string()),
    vehicleId: v.nullable(idAnswer),
    trailerId: v.nullable(idAnswer),
    driverId: v.nullable(idAnswer),
  }),
  v.metadata({ ref: 'AwardedShipment' }),
);

/** The answer for a shipment that was just awarded, for whichever party the transaction is. */
export async function toShipmentAnswer(tx: Transaction<Tables>, row: ShipmentRow) {
  const names = await companyNames(tx, [row.company_id, row.carrier_id]);
  const partyOf = (id: string) => ({ id, name: names.get(id) ?? '' });
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    reference: row.reference,
    status: row.status === 'assigned' ? ('assigned' as const) : ('booked' as const),
    requestId: row.request_id,
    offerId: row.offer_id,
    shipper: partyOf(row.company_id),
    carrier: partyOf(row.carrier_id),
    price: { amountMinor: row.price_minor, currency: row.currency },
    km: row.km,
    terms: row.terms,
    stops: row.content.stops,
    cargo: row.content.cargo,
    required: row.content.required,
    notes: row.content.notes,
    vehicleId: row.vehicle_id,
    trailerId: row.trailer_id,
    driverId: row.driver_id,
  };
}
