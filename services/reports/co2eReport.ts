import { sql } from 'kysely';
import { co2eOutcome, co2eOutcomes, co2eTally, isCo2eCounted } from './co2e.ts';
import { co2eCount, co2eKinds, exampleEmitted } from './counts/co2eKinds.ts';
import { co2eSource } from './counts/co2eSource.ts';
import type { CountedReport } from './counts/CountedReport.ts';
import { eachKind } from './counts/Counts.ts';
import { pageOf } from './counts/pageOf.ts';
import { type EmittedCase, readEmitted } from './readEmitted.ts';
import type { ReportKind } from './ReportKind.ts';
import { laneColumns } from './laneColumns.ts';
import { timeCell } from './timeCell.ts';

const kg = (grams: number | undefined): number | null => (grams === undefined ? null : grams / 1_000);

/** What becomes of each kind of shipments, by one that stands for it. */
const outcomes: ReadonlyMap<number, string> = new Map(
  co2eKinds.map((kind) => [kind, co2eOutcome(exampleEmitted(kind))]),
);

const outcomeOfKind = (kind: number): string => outcomes.get(kind) ?? 'not_calculated';

const judgeCounts: CountedReport<EmittedCase>['judge'] = (asked) => ({
  outcomeOf(code) {
    const count = co2eCount(code);
    return count.what === 'shipments' ? outcomeOfKind(count.kind) : undefined;
  },
  figures(counts) {
    const tally = co2eTally();
    eachKind(counts, (code, n) => {
      const count = co2eCount(code);
      if (count.what === 'shipments') tally.addShipments(outcomeOfKind(count.kind), n);
      else if (count.what === 'wtw') tally.addWtw(outcomeOfKind(count.kind), n);
      else if (count.what === 'ttw') tally.addTtw(n);
      else tally.addTkm(n);
    });
    return tally.figures();
  },
  readPage(tx, party, by, page) {
    const kinds = co2eKinds.filter((kind) => outcomes.get(kind) === asked.outcome);
    const where =
      asked.outcome === undefined ? sql<boolean>`true` : sql<boolean>`co2e = any (${sql.val(kinds)}::smallint[])`;
    const ids = pageOf('shipment_fact', party, { ...asked, by, where }, page);
    return readEmitted(tx, party, asked, sql`shipment.id = any (array(${ids}))`);
  },
});

/** What shipments cause in CO2e, by what is kept of each. */
export const co2eReport: ReportKind<EmittedCase> = {
  title: 'CO2e',
  splits: ['lane', 'party'],
  parameters: [],
  outcomes: co2eOutcomes,
  ranksByValue: true,
  counted: { source: co2eSource, judge: judgeCounts },
  read: (tx, party, period) => readEmitted(tx, party, period),
  isCounted: isCo2eCounted,
  tally: co2eTally,
  formula: () =>
    'Σ CO2e of delivered shipments, well to wheel, as kept with each shipment and its factors. g per tkm: Σ g ÷ Σ tonne-kilometers. Measured from fuel, modeled from vehicle and load, or a default factor. Calculated with the activity-based method of ISO 14083:2023 as explained in GLEC v3; not verified by a third party. A shipment belongs to the day its last window ends, in local time.',
  columns: ({ side }) => [
    { title: 'Shipment', cell: ({ reference }) => reference },
    { title: 'Route', cell: ({ place }) => place },
    { title: side === 'fleet' ? 'Shipper' : 'Carrier', cell: ({ partyId }, names) => names.get(partyId) ?? '' },
    ...laneColumns,
    { title: 'Delivery due by', cell: ({ due, timeZone }) => timeCell(due, timeZone) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Distance (km)', cell: ({ km }) => km },
    { title: 'Tonne-kilometers', cell: ({ co2e }) => co2e?.tkm ?? null },
    { title: 'kg CO2e well to wheel', cell: ({ co2e }) => kg(co2e?.wtwGrams) },
    { title: 'kg CO2e tank to wheel', cell: ({ co2e }) => kg(co2e?.ttwGrams) },
    { title: 'Factors', cell: ({ factors, co2e }) => (co2e ? factors : null) },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
