import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { verdictAnswer } from '../freight/verdict/Verdict.ts';
import { companyNames } from '../requests/companyNames.ts';
import { contentAnswer } from '../requests/contentAnswer.ts';
import type { Tables } from '../Tables.ts';
import { agreedTermsAnswer } from '../terms/agreedTermsAnswer.ts';
import { eventsAt } from './completion.ts';
import { documentsOfShipment, shipmentDocumentAnswer } from './documentsOfShipment.ts';
import { driverPhone } from './driverPhone.ts';
import { eventAnswer, toEventAnswer } from './eventAnswer.ts';
import { assignmentOf } from './assignmentOf.ts';
import { partyAnswer, shipmentEntries, shipmentFacts } from './listedShipment.ts';
import { expectedArrivals } from './fold/expectedArrivals.ts';
import type { FoldedShipment } from './fold/FoldedShipment.ts';
import { foldRows } from './foldRows.ts';
import { addressAnswer, partyAddresses } from './partyAddresses.ts';
import { readEvents } from './readEvents.ts';
import { stopWaitingAnswer, stopWaitings } from './stopWaiting.ts';
import type { ShipmentRow } from './ShipmentTables.ts';
import { verdictOfAssignment } from './verdictOfAssignment.ts';

const unit = v.object({ id: idAnswer, plate: v.string() });

/** A shipper knows the latest forecast alone: those before tell how the carrier's other trips went. */
const shown = { carrier: { positions: 50, forecasts: 20 }, shipper: { positions: 50, forecasts: 1 } } as const;

/** A party with its postal address as it is now: the two have a contract. Null until the company gives one. */
const addressedParty = v.object({ ...partyAnswer.entries, address: v.nullable(addressAnswer) });

/** A shipment as either party sees it. */
export const shipmentRecordAnswer = v.pipe(
  v.object({
    ...shipmentEntries,
    shipper: addressedParty,
    carrier: addressedParty,
    terms: agreedTermsAnswer,
    /** What was planned, what happened, and what is expected, with how that was found. */
    stops: v.array(
      v.object({
        ...contentAnswer.entries.stops.item.entries,
        actual: v.object({
          arrivedAt: v.nullable(instantAnswer),
          departedAt: v.nullable(instantAnswer),
          skipped: v.boolean(),
        }),
        expected: v.nullable(
          v.object({
            at: instantAnswer,
            by: v.picklist(['departure', 'arrival', 'position', 'assignment', 'delay']),
            since: instantAnswer,
            km: v.nullable(wholeNumber),
          }),
        ),
      }),
    ),
    cargo: contentAnswer.entries.cargo,
    required: contentAnswer.entries.required,
    notes: v.nullable(v.string()),
    assignment: v.nullable(
      v.object({
        vehicle: unit,
        trailer: v.nullable(unit),
        /** The phone for the carrier always, for the shipper from dispatching to 24 hours after delivery. */
        driver: v.object({ id: idAnswer, name: v.string(), phone: v.nullable(v.string()) }),
      }),
    ),
    /** How the truck suited the shipment when it was assigned, and whether it can be there in time as its other trips are now; null without a truck, or for one of before this was kept. */
    verdict: v.nullable(verdictAnswer),
    waiting: v.array(stopWaitingAnswer),
    documents: v.array(shipmentDocumentAnswer),
    events: v.array(eventAnswer),
  }),
  v.metadata({ ref: 'ShipmentRecord' }),
);

/** The answer for a shipment, for whichever party the transaction is. */
export async function toShipmentRecord(tx: Transaction<Tables>, row: ShipmentRow, companyId: string, now: Date) {
  const names = await companyNames(tx, [row.company_id, row.carrier_id]);
  const addresses = await partyAddresses(tx, row.id);
  const facts = shipmentFacts(row, names, now);
  const addressed = (party: v.InferOutput<typeof partyAnswer>) => ({
    ...party,
    address: addresses.get(party.id) ?? null,
  });
  const assignment = assignmentOf(row);
  const events = eventsAt(
    row,
    await readEvents(tx, row.id, shown[companyId === row.carrier_id ? 'carrier' : 'shipper']),
    now,
  );
  const folded = foldRows(row, events);
  return {
    ...facts,
    shipper: addressed(facts.shipper),
    carrier: addressed(facts.carrier),
    terms: row.terms,
    stops: stopsOf(row, folded, now),
    cargo: row.content.cargo,
    required: row.content.required,
    notes: row.content.notes,
    assignment: assignment && {
      ...assignment,
      driver: { ...assignment.driver, phone: await driverPhone(tx, row, companyId, now) },
    },
    verdict: assignment && verdictOfAssignment(events),
    waiting: stopWaitings(row, folded, now),
    documents: await documentsOfShipment(tx, row, events),
    events: events.map(toEventAnswer),
  };
}

const dateOf = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));

function stopsOf({ content }: ShipmentRow, folded: FoldedShipment, now: Date) {
  const arrivals = expectedArrivals(folded, now.getTime());
  return content.stops.map((stop, at) => {
    const { arrivedAt = null, departedAt = null, skipped = false } = folded.stops[at] ?? {};
    const expected = arrivals[at];
    return {
      ...stop,
      actual: { arrivedAt: dateOf(arrivedAt), departedAt: dateOf(departedAt), skipped },
      expected: expected
        ? { at: new Date(expected.at), by: expected.by, since: new Date(expected.since), km: expected.km }
        : null,
    };
  });
}
