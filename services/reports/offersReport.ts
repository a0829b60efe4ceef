import { sql } from 'kysely';
import { localDay } from '../freight/fields/localDay.ts';
import type { Case } from './Case.ts';
import type { CountedReport } from './counts/CountedReport.ts';
import { eachCount } from './counts/eachCount.ts';
import { judgedOffers } from './counts/judgedOffers.ts';
import { answerMinutes, wasAsked } from './counts/offerKinds.ts';
import { offerPage } from './counts/offerPage.ts';
import { offerSource } from './counts/offerSource.ts';
import { offersThat } from './counts/offersThat.ts';
import { eachInTurns } from './eachInTurns.ts';
import { isOfferDecided, type JudgedOffer, offerOutcome, offerOutcomes, offerTally } from './offers.ts';
import { type OfferRow, readOffers, readSomeOffers } from './readOffers.ts';
import type { Party } from '../shipments/partyOf.ts';
import { moneyCell } from './moneyCell.ts';
import type { ReportKind } from './ReportKind.ts';
import { laneColumns } from './laneColumns.ts';
import { timeCell } from './timeCell.ts';
import { unmeasured } from './unmeasured.ts';

type OfferCase = Case & JudgedOffer;

const minute = 60_000;

/** Of a load that is not to be seen any more. */
const unknown = '–';

const areaOf = ([, country, area]: readonly (string | null)[]): string =>
  [country, area].filter((part) => part !== null).join('-');

const recordOf = ({ id, loadId, shipmentId }: OfferRow, { side }: Party): Case['record'] => {
  if (shipmentId !== null) return { kind: 'shipment', id: shipmentId };
  if (side === 'office') return { kind: 'request', id: loadId };
  return id === null ? { kind: 'load', id: loadId } : { kind: 'offer', id };
};

/** Minutes from the request to the first answer; null if it was asked again since. */
const minutesOf = ({ answeredAt, publishedAt }: OfferRow): number | null =>
  answeredAt === null || publishedAt === null || answeredAt < publishedAt
    ? null
    : Math.floor((answeredAt.getTime() - publishedAt.getTime()) / minute);

const caseOf = (row: OfferRow, day: string, party: Party, now: number): OfferCase => {
  const { ends, amountMinor, currency } = row;
  const isSeen = row.publishedAt !== null;
  const towns = ends.flatMap(([town]) => town ?? []);
  return {
    ...unmeasured,
    record: recordOf(row, party),
    reference: row.reference ?? '',
    stop: null,
    type: null,
    place: towns.length > 0 ? towns.join(' → ') : unknown,
    lane: isSeen ? ends.map(areaOf).join(':') : unknown,
    partyId: row.partyId,
    timeZone: row.timeZone,
    day,
    at: row.at.getTime(),
    minutes: minutesOf(row),
    money: amountMinor === null || currency === null ? null : { amountMinor, currency },
    km: row.km,
    isAsked: row.isAsked,
    outcome: offerOutcome({ ...row, holdsUntil: row.holdsUntil.getTime() }, now),
  };
};

/** Offers and asks as cases, those made on some days. */
export async function offerCases(
  rows: readonly OfferRow[],
  party: Party,
  { from, to }: { readonly from: string; readonly to: string },
  now: number,
): Promise<readonly OfferCase[]> {
  const cases: OfferCase[] = [];
  await eachInTurns(rows, (row) => {
    const day = localDay(row.at, row.timeZone ?? 'UTC');
    if (day >= from && day <= to) cases.push(caseOf(row, day, party, now));
  });
  return cases;
}

const judgeCounts: CountedReport<OfferCase>['judge'] = (asked, now) => {
  const outcomeOf = judgedOffers(now);
  return {
    outcomeOf,
    async figures(counts, { fine = [] } = {}) {
      const tally = offerTally();
      await eachCount(counts, fine, (code, n) => {
        const minutes = answerMinutes(code);
        const outcome = minutes === undefined ? outcomeOf(code) : undefined;
        if (minutes !== undefined) tally.addAnswers(minutes, n);
        else if (outcome !== undefined) tally.add({ outcome, isAsked: wasAsked(code), minutes: null }, n);
      });
      return tally.figures();
    },
    async readPage(tx, party, by, page) {
      const { outcome } = asked;
      const where = outcome === undefined ? sql<boolean>`true` : offersThat((kind) => outcomeOf(kind) === outcome, now);
      const keys = offerPage(party, { ...asked, by, where }, page);
      return offerCases(await readSomeOffers(tx, party, keys), party, asked, now);
    },
  };
};

/** What becomes of offers, and how fleets answer that are asked by name. */
export const offersReport: ReportKind<OfferCase> = {
  title: 'Offers and acceptance',
  splits: ['party', 'lane'],
  parameters: [],
  outcomes: offerOutcomes,
  counted: { source: offerSource, judge: judgeCounts },
  read: async (tx, party, asked, now) => offerCases(await readOffers(tx, party, asked), party, asked, now),
  isCounted: isOfferDecided,
  tally: offerTally,
  formula: () =>
    'Offers accepted ÷ offers accepted, not selected and expired. Rejected, withdrawn and open offers, and those of closed requests, are left out. Asked by name: accepted ÷ accepted, declined and not answered. An offer belongs to the day it was made, in local time at the pickup.',
  columns: ({ side }) => [
    { title: 'Reference', cell: ({ reference }) => reference },
    { title: 'Route', cell: ({ place }) => place },
    { title: side === 'fleet' ? 'Shipper' : 'Carrier', cell: ({ partyId }, names) => names.get(partyId) ?? '' },
    ...laneColumns,
    { title: 'Made or asked', cell: ({ at, timeZone }) => timeCell(at, timeZone) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Minutes to first answer', cell: ({ minutes }) => minutes },
    { title: 'Asked by name', cell: ({ isAsked }) => (isAsked ? 'yes' : 'no') },
    { title: 'Price', cell: moneyCell },
    { title: 'Currency', cell: ({ money }) => money?.currency ?? null },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
