import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { scorecardAnswer, scorecardsOf } from '../carriers/scorecard.ts';
import { footprintAnswer } from '../emission/Footprint.ts';
import { moneyAnswer } from '../freight/fields/moneyField.ts';
import { counterAnswer } from '../freight/offer/counterOf.ts';
import { closedReasons, offerStatuses } from '../freight/offer/offerStatus.ts';
import { roughReason } from '../freight/verdict/roughReason.ts';
import { verdictAnswer } from '../freight/verdict/Verdict.ts';
import { companyNames } from '../requests/companyNames.ts';
import { changedLoadAnswer } from '../requests/loadChangeAnswers.ts';
import type { Tables } from '../Tables.ts';
import { agreedTermsAnswer } from '../terms/agreedTermsAnswer.ts';
import { termsIn } from '../terms/termsOf.ts';
import { newFleets } from './newFleets.ts';
import { offeredLoadAnswer, offeredLoads } from './offeredLoads.ts';
import { offeredTerms } from './offeredTerms.ts';
import type { OfferRow } from './OfferTable.ts';
import { sharedOf } from './sharedOf.ts';
import { shipmentsOf } from './shipmentsOf.ts';

const party = v.object({ id: idAnswer, name: v.string() });

/** What both sides see of an offer. */
const shared = {
  id: idAnswer,
  version: wholeNumber,
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
  amount: moneyAnswer,
  status: v.picklist(offerStatuses),
  /** Whether it is live and was made before the request changed. */
  outdated: v.boolean(),
  /** The parts of the request that changed since the fleet last said its price. */
  changes: v.array(v.string()),
  pickupAt: v.nullable(instantAnswer),
  validUntil: instantAnswer,
  counter: counterAnswer,
  message: v.nullable(v.string()),
  standBy: v.boolean(),
  trail: v.array(v.object({ amount: moneyAnswer, by: v.picklist(['fleet', 'shipper']), at: instantAnswer })),
  verdict: v.nullable(verdictAnswer),
  closedReason: v.nullable(v.picklist(closedReasons)),
};

/** An offer as the shipper sees it. */
export const receivedOfferAnswer = v.pipe(
  v.object({
    ...shared,
    company: v.object({
      ...party.entries,
      /** Whether the fleet joined in the last 30 days: the shipper may ask for its papers before an award. */
      isNew: v.boolean(),
    }),
    /** By road from where the named truck is free to the first stop; null if no truck is named, or it is not known where that is. */
    emptyKm: v.nullable(wholeNumber),
    scorecard: v.nullable(scorecardAnswer),
    /** With the truck that was named, or any; null if nothing can be said. */
    co2e: v.nullable(footprintAnswer),
    /** What the award froze, or would freeze. */
    terms: agreedTermsAnswer,
  }),
  v.metadata({ ref: 'ReceivedOffer' }),
);

/** An offer as its fleet sees it. */
export const offerAnswer = v.pipe(
  v.object({
    ...shared,
    loadId: idAnswer,
    /** What the fleet sees of the load, for as long as it is meant for that fleet. */
    load: v.nullable(offeredLoadAnswer),
    shipper: party,
    vehicleId: v.nullable(idAnswer),
    trailerId: v.nullable(idAnswer),
    driverId: v.nullable(idAnswer),
    /** The shipper's terms that the price was said for; null of offers made before they were kept. */
    terms: v.nullable(agreedTermsAnswer),
    /** Of an outdated offer, what changed; null in lists, and if what was before is not known. */
    changedLoad: v.nullable(changedLoadAnswer),
    /** Once it was accepted. */
    shipmentId: v.nullable(idAnswer),
  }),
  v.metadata({ ref: 'Offer' }),
);

/** The answers for offers to a shipper, in its transaction. Vehicles and drivers are the fleet's own business. */
export async function toReceivedOffers(
  tx: Transaction<Tables>,
  shipperId: string,
  rows: readonly OfferRow[],
  now: Date,
) {
  const fleets = [...new Set(rows.map((row) => row.company_id))];
  const names = await companyNames(tx, fleets);
  const scorecards = await scorecardsOf(tx, fleets, now);
  const isNew = await newFleets(tx, fleets, now);
  const termsOf = await offeredTerms(tx, shipperId, rows);
  return rows.map((row) => ({
    ...sharedOf(row, now),
    verdict: row.verdict && { ...row.verdict, reasons: row.verdict.reasons.map(roughReason) },
    terms: termsOf(row),
    company: { id: row.company_id, name: names.get(row.company_id) ?? '', isNew: isNew.has(row.company_id) },
    emptyKm: row.empty_km,
    scorecard: scorecards.get(row.company_id) ?? null,
    co2e: row.footprint,
  }));
}

/** The answers for a fleet's own offers as in a list, in its transaction. */
export async function toOfferAnswers(tx: Transaction<Tables>, rows: readonly OfferRow[], now: Date) {
  const [shippers, asked] = [rows.map((row) => row.shipper_id), rows.map((row) => row.load_id)];
  const names = await companyNames(tx, shippers);
  const loads = await offeredLoads(tx, asked);
  const shipments = await shipmentsOf(tx, rows);
  return rows.map((row) => ({
    ...sharedOf(row, now),
    loadId: row.load_id,
    load: loads.get(row.load_id) ?? null,
    shipper: { id: row.shipper_id, name: names.get(row.shipper_id) ?? '' },
    vehicleId: row.vehicle_id,
    trailerId: row.trailer_id,
    driverId: row.driver_id,
    terms: row.terms && termsIn(row.terms, row.currency),
    changedLoad: null,
    shipmentId: shipments.get(row.id) ?? null,
  }));
}
