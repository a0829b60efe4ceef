import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { footprintsOf, shortFootprintAnswer } from '../emission/footprintsOf.ts';
import { moneyAnswer } from '../freight/fields/moneyField.ts';
import { totalKg } from '../freight/request/cargoTotals.ts';
import { stopTypes } from '../freight/request/stopField.ts';
import { companyNames } from '../requests/companyNames.ts';
import type { Tables } from '../Tables.ts';
import { shipmentStatuses, type ShipmentStatus } from './fold/ShipmentStatus.ts';
import { shipmentFlags } from './fold/flagsOf.ts';
import { flagsAt } from './flagsAt.ts';
import { assignmentOf } from './assignmentOf.ts';
import { standingAt } from './completion.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

const text = v.nullable(v.string());
export const partyAnswer = v.object({ id: idAnswer, name: v.string() });
const unit = v.object({ id: idAnswer, plate: v.string() });

/** What lists and records show of a shipment. */
export const shipmentEntries = {
  id: idAnswer,
  version: wholeNumber,
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
  reference: v.string(),
  status: v.picklist(shipmentStatuses),
  /** At the time of the answer. */
  flags: v.array(v.picklist(shipmentFlags)),
  /** From when it is late, if nothing happens before; null once nothing can be late any more. */
  lateFrom: v.nullable(instantAnswer),
  /** The stop its truck is expected at after the window, by what is known now; null if it is in time. */
  expectedLate: v.nullable(v.object({ stop: wholeNumber, at: instantAnswer })),
  /** When the free time of the truck that stands at a stop ends; null while none does, and where waiting is never paid. */
  freeUntil: v.nullable(instantAnswer),
  requestId: idAnswer,
  offerId: idAnswer,
  shipper: partyAnswer,
  carrier: partyAnswer,
  price: moneyAnswer,
  km: wholeNumber,
  lane: v.string(),
  pickupAt: instantAnswer,
  endsAt: instantAnswer,
  assignBy: instantAnswer,
  /** The index of the stop to be reached or left next. */
  nextStop: v.nullable(wholeNumber),
  lastEvent: v.nullable(v.object({ type: v.string(), at: instantAnswer })),
  deliveredAt: v.nullable(instantAnswer),
  /** When it completes by itself, unless the shipper objects to a proof of delivery before; null while one is missing. */
  completesAt: v.nullable(instantAnswer),
  cancelReason: text,
};

/** A shipment in a list. */
export const listedShipmentAnswer = v.pipe(
  v.object({
    ...shipmentEntries,
    stops: v.array(
      v.object({
        type: v.nullable(v.picklist(stopTypes)),
        name: text,
        city: text,
        postcode: text,
        country: text,
        window: v.object({ from: v.nullable(instantAnswer), to: v.nullable(instantAnswer), timeZone: text }),
      }),
    ),
    /** CO2e; null if nothing can be said, or not yet. */
    co2e: v.nullable(shortFootprintAnswer),
    goods: v.object({ description: text, lines: wholeNumber, grossKg: v.number() }),
    assignment: v.nullable(
      v.object({ vehicle: unit, trailer: v.nullable(unit), driver: v.object({ id: idAnswer, name: v.string() }) }),
    ),
  }),
  v.metadata({ ref: 'Shipment' }),
);

const statusOf = (row: ShipmentRow): ShipmentStatus =>
  shipmentStatuses.find((status) => status === row.status) ?? 'booked';

/** What lists and records show of a shipment, with the names of its parties. */
export const shipmentFacts = (stored: ShipmentRow, names: ReadonlyMap<string, string>, now: Date) => {
  const row = standingAt(stored, now);
  return {
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    reference: row.reference,
    status: statusOf(row),
    flags: flagsAt(row, now),
    lateFrom: row.late_from,
    expectedLate:
      row.late_stop === null || row.late_arrival === null ? null : { stop: row.late_stop, at: row.late_arrival },
    freeUntil: row.free_until,
    requestId: row.request_id,
    offerId: row.offer_id,
    shipper: { id: row.company_id, name: names.get(row.company_id) ?? '' },
    carrier: { id: row.carrier_id, name: names.get(row.carrier_id) ?? '' },
    price: { amountMinor: row.price_minor, currency: row.currency },
    km: row.km,
    lane: row.lane,
    pickupAt: row.pickup_at,
    endsAt: row.ends_at,
    assignBy: row.assign_by,
    nextStop: row.next_stop,
    lastEvent:
      row.last_event === null || row.last_event_at === null ? null : { type: row.last_event, at: row.last_event_at },
    deliveredAt: row.delivered_at,
    completesAt: row.status === 'delivered' ? row.completes_at : null,
    cancelReason: row.cancel_reason,
  };
};

/** The answers for a list of shipments, for whichever party the transaction is. */
export async function toListedShipments(tx: Transaction<Tables>, rows: readonly ShipmentRow[], now: Date) {
  const names = await companyNames(
    tx,
    rows.flatMap((row) => [row.company_id, row.carrier_id]),
  );
  const footprints = await footprintsOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...shipmentFacts(row, names, now),
    co2e: footprints.get(row.id) ?? null,
    stops: row.content.stops.map(({ type, place, window }) => ({
      type,
      name: place?.name ?? null,
      city: place?.city ?? null,
      postcode: place?.postcode ?? null,
      country: place?.country ?? null,
      window: { from: window?.from ?? null, to: window?.to ?? null, timeZone: window?.timeZone ?? null },
    })),
    goods: {
      description: row.content.cargo[0]?.description ?? null,
      lines: row.content.cargo.length,
      grossKg: totalKg(row.content.cargo),
    },
    assignment: assignmentOf(row),
  }));
}
