import { type RawBuilder, sql } from 'kysely';
import { countedFirst } from './countedFirst.ts';
import type { CountedReport } from './counts/CountedReport.ts';
import { judgedPrices } from './counts/judgedPrices.ts';
import { moneySource } from './counts/moneySource.ts';
import type { RowPage } from './counts/pageOf.ts';
import { readPricedPage } from './counts/readPricedPage.ts';
import { laneTally } from './lanes.ts';
import { moneyOutcomes, priceAlone } from './money.ts';
import { type PricedCase, readPriced } from './readPriced.ts';
import { moneyCell } from './moneyCell.ts';
import type { ReportKind } from './ReportKind.ts';
import { laneColumns } from './laneColumns.ts';
import { timeCell } from './timeCell.ts';

/** Finds the shipments of a lane in a currency, or of the lanes that stand together. */
const ofGroup = (group: RowPage['group']): RawBuilder<boolean> =>
  group
    ? sql<boolean>`currency = ${group.apart} and lane = any (${sql.val(group.members)}::text[])`
    : sql<boolean>`true`;

const judgeCounts: CountedReport<PricedCase>['judge'] = (asked) => {
  const { outcomeOf, figures, currencyIn, lists, whereListed } = judgedPrices(priceAlone, laneTally);
  const { group: _, ...ofAll } = asked;
  return {
    outcomeOf,
    figures,
    lists,
    apartOf: currencyIn,
    readPage(tx, party, by, page, list) {
      const where = sql<boolean>`${whereListed(list, asked.outcome)} and ${ofGroup(page.group)}`;
      return readPricedPage(tx, party, { asked: { ...ofAll, by, where }, page, charged: priceAlone });
    },
  };
};

/** Lanes of fewer shipments say little by themselves. */
const fewest = 5;

/** What a lane costs, or earns. */
export const lanesReport: ReportKind<PricedCase> = {
  title: 'Lanes',
  splits: ['lane'],
  parameters: [],
  outcomes: moneyOutcomes.filter((outcome) => outcome !== 'cancelled_for_fee'),
  folds: { fewest, apart: ({ money }) => money?.currency ?? '' },
  ranksByValue: true,
  counted: { source: moneySource, judge: judgeCounts },
  read: async (tx, party, period) => countedFirst(await readPriced(tx, party, { period, charged: priceAlone })),
  isCounted: (outcome) => outcome === 'delivered',
  tally: laneTally,
  formula: () =>
    `Σ agreed prices of delivered shipments from area to area, each currency by itself. Per km and per tonne: Σ prices ÷ Σ km, or tonnes, of the shipments that have any. Lanes of fewer than ${fewest} shipments stand together. A shipment belongs to the day its last window ends, in local time.`,
  columns: ({ side }) => [
    { title: 'Shipment', cell: ({ reference }) => reference },
    { title: 'Route', cell: ({ place }) => place },
    { title: side === 'fleet' ? 'Shipper' : 'Carrier', cell: ({ partyId }, names) => names.get(partyId) ?? '' },
    ...laneColumns,
    { title: 'Delivery due by', cell: ({ due, timeZone }) => timeCell(due, timeZone) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Price', cell: moneyCell },
    { title: 'Currency', cell: ({ money }) => money?.currency ?? null },
    { title: 'Distance (km)', cell: ({ km }) => km },
    { title: 'Weight (kg)', cell: ({ kg }) => kg },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
