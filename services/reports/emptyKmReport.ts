import { sql } from 'kysely';
import type { CountedReport } from './counts/CountedReport.ts';
import { eachKind } from './counts/Counts.ts';
import { currencyOf } from './counts/currencyOf.ts';
import { emptyCount, emptyKindsWith, emptyOutcomeOf } from './counts/emptyKinds.ts';
import { emptySource } from './counts/emptySource.ts';
import { pageOf } from './counts/pageOf.ts';
import { emptyKmOutcomes, emptyKmTally } from './emptyKm.ts';
import { readEmptyKm, type TripCase } from './readEmptyKm.ts';
import { moneyCell } from './moneyCell.ts';
import type { ReportKind } from './ReportKind.ts';
import { laneColumns } from './laneColumns.ts';
import { timeCell } from './timeCell.ts';

const judgeCounts: CountedReport<TripCase>['judge'] = (asked) => ({
  outcomeOf: emptyOutcomeOf,
  figures(counts) {
    const found = new Map<number, Record<'n' | 'amountMinor' | 'loaded' | 'empty', number>>();
    eachKind(counts, (code, n) => {
      const count = emptyCount(code);
      if (!count) return;
      const sums = found.get(count.currency) ?? { n: 0, amountMinor: 0, loaded: 0, empty: 0 };
      sums[count.of] += n;
      found.set(count.currency, sums);
    });
    const tally = emptyKmTally();
    for (const [number, { n, amountMinor, loaded, empty }] of found)
      if (n > 0) tally.addSums({ n, loaded, empty, money: { amountMinor, currency: currencyOf(number) } });
    return tally.figures();
  },
  readPage(tx, party, by, page) {
    const { outcome } = asked;
    const where =
      outcome === undefined
        ? sql<boolean>`true`
        : sql<boolean>`empty = any (${sql.val(emptyKindsWith(outcome))}::smallint[])`;
    const ids = pageOf('vehicle_trip', party, { ...asked, by, where }, page);
    return readEmptyKm(tx, party.companyId, asked, sql`shipment_id = any (array(${ids}))`);
  },
});

/** How far trucks drive empty from one trip to the next. */
export const emptyKmReport: ReportKind<TripCase> = {
  audience: 'fleet',
  title: 'Empty km',
  splits: ['party', 'lane'],
  parameters: [],
  outcomes: emptyKmOutcomes,
  counted: { source: emptySource, judge: judgeCounts },
  read: (tx, { companyId }, period) => readEmptyKm(tx, companyId, period),
  isCounted: (outcome) => outcome === 'measured',
  tally: emptyKmTally,
  formula: () =>
    'Σ empty km ÷ Σ empty and loaded km of delivered trips. Empty km are estimated along roads, from the last stop of the trip that the truck made before to the first of this one. A trip belongs to the day its last window ends, by the clock there.',
  columns: () => [
    { title: 'Shipment', cell: ({ reference }) => reference },
    { title: 'Route', cell: ({ place }) => place },
    { title: 'Shipper', cell: ({ partyId }, names) => names.get(partyId) ?? '' },
    ...laneColumns,
    { title: 'Truck', cell: ({ plate }) => plate },
    { title: 'Delivery due by', cell: ({ due, timeZone }) => timeCell(due, timeZone) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Loaded km', cell: ({ km }) => km },
    { title: 'Empty km, estimated', cell: ({ emptyKm }) => emptyKm },
    { title: 'Price', cell: moneyCell },
    { title: 'Currency', cell: ({ money }) => money?.currency ?? null },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
