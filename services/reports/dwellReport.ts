import { sql, type Transaction } from 'kysely';
import { waitingAt } from '../shipments/fold/waitingAt.ts';
import type { Tables } from '../Tables.ts';
import type { Terms } from '../terms/AgreedTerms.ts';
import type { Case } from './Case.ts';
import type { CountedReport } from './counts/CountedReport.ts';
import { dwellKinds } from './counts/dwellKinds.ts';
import { dwellSource } from './counts/dwellSource.ts';
import { judgedStays } from './counts/judgedStays.ts';
import { readStopPage } from './counts/readStopPage.ts';
import { chargeState, dwellMinutes, dwellOutcome, dwellOutcomes, dwellTally, type Stay } from './dwell.ts';
import { eachInTurns } from './eachInTurns.ts';
import { readStops } from './readStops.ts';
import type { ReportKind } from './ReportKind.ts';
import { stopCase } from './stopCase.ts';
import { stopColumns } from './stopColumns.ts';
import type { StopFacts } from './StopFacts.ts';
import { timeCell } from './timeCell.ts';

type DwellCase = Case & Stay;

interface Agreed {
  readonly terms: Terms;
  readonly currency: string;
}

/** The terms that the awards of these shipments froze, and the currencies of their prices. */
async function agreedOf(tx: Transaction<Tables>, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, Agreed>> {
  const { rows } = await sql<Agreed & { id: string }>`
    select id, terms, currency from shipment where id = any (${sql.val([...ids])}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, ...agreed }) => [id, agreed]));
}

const waited = ({ window, waiting, ...visited }: StopFacts, agreed: Agreed | undefined) => {
  if (!window || !agreed) return { billable: null, charge: null };
  const { billableMin, chargeMinor } = waitingAt({ ...visited, window }, agreed.terms, null);
  const charge = { state: chargeState(chargeMinor, waiting), amountMinor: chargeMinor, currency: agreed.currency };
  return { billable: billableMin, charge: chargeMinor > 0 ? charge : null };
};

/** Stops with what was measured there. */
const casesOf = async (tx: Transaction<Tables>, stops: readonly StopFacts[]): Promise<readonly DwellCase[]> => {
  const agreed = await agreedOf(tx, new Set(stops.map(({ shipmentId }) => shipmentId)));
  const cases: DwellCase[] = [];
  await eachInTurns(stops, (stop) => {
    const outcome = dwellOutcome(stop);
    const { stayed, turned } = dwellMinutes(stop);
    cases.push({
      ...stopCase(stop),
      at: stop.arrivedAt,
      until: stop.departedAt,
      minutes: outcome === 'negative' ? null : stayed,
      turned,
      ...(outcome === 'measured' ? waited(stop, agreed.get(stop.shipmentId)) : { billable: null, charge: null }),
      outcome,
    });
  });
  return cases;
};

const judgeCounts: CountedReport<DwellCase>['judge'] = (asked) => {
  const { outcomeOf, figures } = judgedStays(asked.stops);
  return {
    outcomeOf,
    figures,
    async readPage(tx, party, by, page) {
      const kinds = dwellKinds.filter((kind) => (asked.outcome ?? outcomeOf(kind)) === outcomeOf(kind));
      const where =
        asked.outcome === undefined ? sql<boolean>`true` : sql<boolean>`dwell = any (${sql.val(kinds)}::smallint[])`;
      return casesOf(tx, await readStopPage(tx, party, { ...asked, by, where }, page));
    },
  };
};

/** How long trucks stay at places, and where they wait. */
export const dwellReport: ReportKind<DwellCase> = {
  title: 'Dwell and waiting',
  splits: ['place', 'party', 'lane'],
  parameters: ['stops'],
  outcomes: dwellOutcomes,
  counted: { source: dwellSource, judge: judgeCounts },
  async read(tx, party, asked) {
    const stops = await readStops(tx, party, asked);
    return casesOf(
      tx,
      stops.filter(({ type }) => (asked.stops ?? type) === type),
    );
  },
  isCounted: (outcome) => outcome === 'measured',
  tally: dwellTally,
  formula: () =>
    'Minutes from arrival to departure, median of the stops with both. Stays of more than 24 hours are left out. From the start of the window, or from arrival if that is later. A stop belongs to the day its agreed window ends, in local time.',
  columns: (party) => [
    ...stopColumns(party),
    { title: 'Arrived', cell: ({ at, timeZone }) => timeCell(at, timeZone) },
    { title: 'Departed', cell: ({ until, timeZone }) => timeCell(until, timeZone) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Minutes', cell: ({ minutes }) => minutes },
    { title: 'Minutes from start of window', cell: ({ turned }) => turned },
    { title: 'Minutes beyond free time', cell: ({ billable }) => billable },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
