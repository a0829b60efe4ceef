import type { Audience } from '../account/Audience.ts';
import { countedFirst } from './countedFirst.ts';
import type { CountedReport } from './counts/CountedReport.ts';
import { judgedPrices } from './counts/judgedPrices.ts';
import { moneySource } from './counts/moneySource.ts';
import { readPricedPage } from './counts/readPricedPage.ts';
import { isCharged, moneyOutcomes, moneyTally, priceOrFee } from './money.ts';
import { type PricedCase, readPriced } from './readPriced.ts';
import { moneyCell } from './moneyCell.ts';
import type { ReportKind } from './ReportKind.ts';
import { laneColumns } from './laneColumns.ts';
import { timeCell } from './timeCell.ts';

const judgeCounts: CountedReport<PricedCase>['judge'] = (asked) => {
  const { outcomeOf, figures, lists, whereListed } = judgedPrices(priceOrFee, moneyTally);
  return {
    outcomeOf,
    figures,
    lists,
    readPage(tx, party, by, page, list) {
      const where = whereListed(list, asked.outcome);
      return readPricedPage(tx, party, { asked: { ...asked, by, where }, page, charged: priceOrFee });
    },
  };
};

/** What shipments cost or earn: agreed prices, and fees for trucks ordered and not used, without waiting and other extras. */
const moneyReport = (audience: Audience, title: string): ReportKind<PricedCase> => ({
  audience,
  title,
  splits: ['lane', 'party'],
  parameters: [],
  outcomes: moneyOutcomes,
  ranksByValue: true,
  counted: { source: moneySource, judge: judgeCounts },
  read: async (tx, party, period) => countedFirst(await readPriced(tx, party, { period, charged: priceOrFee })),
  isCounted: isCharged,
  tally: moneyTally,
  formula: () =>
    'Σ agreed prices of delivered shipments and cancellation fees owed, each currency by itself, without waiting and other extras. Per km (Σ prices ÷ Σ km of their routes) and median: of the prices of delivered shipments alone. Extras: Σ waiting on their statements and fees ÷ (Σ prices + Σ of these). A shipment belongs to the day its last window ends, in local time.',
  columns: ({ side }) => [
    { title: 'Shipment', cell: ({ reference }) => reference },
    { title: 'Route', cell: ({ place }) => place },
    { title: side === 'fleet' ? 'Shipper' : 'Carrier', cell: ({ partyId }, names) => names.get(partyId) ?? '' },
    ...laneColumns,
    { title: 'Delivery due by', cell: ({ due, timeZone }) => timeCell(due, timeZone) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Price or fee', cell: moneyCell },
    { title: 'Currency', cell: ({ money }) => money?.currency ?? null },
    { title: 'Distance (km)', cell: ({ km }) => km },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
});

/** What a shipper's shipments cost. */
export const spendReport = moneyReport('office', 'Spend');

/** What a fleet's shipments earn. */
export const revenueReport = moneyReport('fleet', 'Revenue');
