import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { moneyAnswer } from '../freight/fields/moneyField.ts';
import { isOutdatedAt, offerStatusAt, offerStatuses } from '../freight/offer/offerStatus.ts';
import { pricingModels } from '../freight/request/requestContent.ts';
import { reasonAnswer, verdictAnswer } from '../freight/verdict/Verdict.ts';
import { companyNames } from '../requests/companyNames.ts';
import { loadLineAnswer, loadStopAnswer, requiredAnswer } from '../requests/contentAnswer.ts';
import type { LoadRow } from '../requests/RequestTables.ts';
import type { Tables } from '../Tables.ts';
import { possibleDuplicates } from './possibleDuplicates.ts';
import { recordDays, shipperRecords } from './shipperRecords.ts';

/** The fleet's own latest offer for the load. */
const ownOfferAnswer = v.object({
  id: idAnswer,
  version: wholeNumber,
  status: v.picklist(offerStatuses),
  outdated: v.boolean(),
  amount: moneyAnswer,
  validUntil: instantAnswer,
});

/** How often the shipper awarded a request in the last days. */
const recordAnswer = v.object({ days: wholeNumber, awarded: wholeNumber });

/** How many of the fleet's trucks can take the load, and what stands against the nearest of the others. */
const fitsAnswer = v.object({
  count: wholeNumber,
  /** Only where more may: of a large fleet 1,000 trucks are judged. */
  isAtLeast: v.exactOptional(v.literal(true)),
  nearly: v.array(v.object({ vehicleId: idAnswer, reasons: v.array(reasonAnswer) })),
  /** The first 100 that fit, by fleet number; told of one load, not in lists. */
  vehicleIds: v.exactOptional(v.array(idAnswer)),
});

/** A request as a fleet sees it: less of it, and nothing of other offers. */
export const loadAnswer = v.pipe(
  v.object({
    id: idAnswer,
    shipper: v.object({ id: idAnswer, name: v.string(), record: recordAnswer }),
    publishedAt: instantAnswer,
    /** Whether the shipper asks this fleet by name. */
    asked: v.boolean(),
    /** Whether the shipper has another load open that looks the same. */
    possibleDuplicate: v.boolean(),
    stops: v.array(loadStopAnswer),
    cargo: v.array(loadLineAnswer),
    required: requiredAnswer,
    pricing: v.object({
      model: v.nullable(v.picklist(pricingModels)),
      currency: v.nullable(v.string()),
      target: v.nullable(moneyAnswer),
    }),
    decisionBy: v.nullable(instantAnswer),
    km: wholeNumber,
    ownOffer: v.nullable(ownOfferAnswer),
    fits: fitsAnswer,
    /** On the truck that was asked about. */
    verdict: v.nullable(verdictAnswer),
    /** By road from that truck, or else from the place that was asked for, to the first pickup; null if it is not known where that is. */
    emptyKm: v.nullable(wholeNumber),
  }),
  v.metadata({ ref: 'Load' }),
);

export const loadCountsAnswer = v.object({
  all: wholeNumber,
  bid: wholeNumber,
  fixed: wholeNumber,
  fits: wholeNumber,
  asked: wholeNumber,
});

/** The fleet's latest offer for each of these loads. */
async function ownOffersOf(tx: Transaction<Tables>, companyId: string, ids: readonly string[], now: Date) {
  const found = tx
    .selectFrom('offer')
    .select([
      'id',
      'load_id',
      'version',
      'status',
      'changes',
      'amount_minor',
      'currency',
      'valid_until',
      'counter_until',
      'open_until',
    ])
    .where('company_id', '=', companyId)
    .where('load_id', 'in', [...ids])
    .orderBy('created_at');
  const rows = ids.length === 0 ? [] : await found.execute();
  return new Map(
    rows.map((row) => [
      row.load_id,
      {
        id: row.id,
        version: row.version,
        status: offerStatusAt(row, now),
        outdated: isOutdatedAt(row, now),
        amount: { amountMinor: row.amount_minor, currency: row.currency },
        validUntil: row.valid_until,
      },
    ]),
  );
}

/** Those of these loads that the fleet is asked for by name. */
async function askedOf(tx: Transaction<Tables>, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await tx
    .selectFrom('load_audience')
    .select('load_id')
    .where('carrier_id', '=', companyId)
    .where('asked_at', 'is not', null)
    .where('load_id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.load_id));
}

/** What the database knows of these loads, in the transaction of a fleet. */
export async function readLoadParts(tx: Transaction<Tables>, rows: readonly LoadRow[], companyId: string, now: Date) {
  const shippers = [...new Set(rows.map((row) => row.company_id))];
  const names = await companyNames(tx, shippers);
  const records = await shipperRecords(tx, shippers, now);
  const ids = rows.map((row) => row.id);
  const own = await ownOffersOf(tx, companyId, ids, now);
  const asked = await askedOf(tx, companyId, ids);
  const duplicates = await possibleDuplicates(tx, rows, now);
  return rows.map((row) => ({
    id: row.id,
    shipper: {
      id: row.company_id,
      name: names.get(row.company_id) ?? '',
      record: { days: recordDays, awarded: records.get(row.company_id) ?? 0 },
    },
    publishedAt: row.published_at,
    asked: asked.has(row.id),
    possibleDuplicate: duplicates.has(row.id),
    ...row.content,
    km: row.km,
    ownOffer: own.get(row.id) ?? null,
  }));
}
