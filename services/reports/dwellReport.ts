import { sql, type Transaction } from 'kysely';
import { waitingAt } from '../shipments/fold/waitingAt.ts';
import type { Tables } from '../Tables.ts';
import type { Terms } from '../terms/AgreedTerms.ts';
import type { Case } from './Case.ts';
import { dwellMinutes, dwellOutcome, dwellOutcomes, dwellTally, type Stay } from './dwell.ts';
import { eachInTurns } from './eachInTurns.ts';
import { readStops } from './readStops.ts';
import type { ReportKind } from './ReportKind.ts';
import { stopColumns } from './stopColumns.ts';
import type { StopFacts } from './StopFacts.ts';
import { timeCell } from './timeCell.ts';
import { unmeasured } from './unmeasured.ts';

type DwellCase = Case & Stay;

/** The terms that the awards of these shipments froze. */
async function termsOf(tx: Transaction<Tables>, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, Terms>> {
  const { rows } = await sql<{ id: string; terms: Terms }>`
    select id, terms from shipment where id = any (${sql.val([...ids])}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, terms }) => [id, terms]));
}

const billableOf = ({ window, ...visited }: StopFacts, terms: Terms | undefined): number | null =>
  window && terms ? waitingAt({ ...visited, window }, terms, null).billableMin : null;

/** How long trucks stay at places, and where they wait. */
export const dwellReport: ReportKind<DwellCase> = {
  title: 'Dwell and waiting',
  splits: ['place', 'party', 'lane'],
  parameters: ['stops'],
  outcomes: dwellOutcomes,
  async read(tx, party, asked) {
    const stops = (await readStops(tx, party, asked)).filter(({ type }) => (asked.stops ?? type) === type);
    const terms = await termsOf(tx, new Set(stops.map(({ shipmentId }) => shipmentId)));
    const cases: DwellCase[] = [];
    await eachInTurns(stops, (stop) => {
      const outcome = dwellOutcome(stop);
      const { stayed, turned } = dwellMinutes(stop);
      cases.push({
        ...stop,
        ...unmeasured,
        record: { kind: 'shipment', id: stop.shipmentId },
        at: stop.arrivedAt,
        until: stop.departedAt,
        minutes: outcome === 'negative' ? null : stayed,
        turned,
        billable: outcome === 'measured' ? billableOf(stop, terms.get(stop.shipmentId)) : null,
        outcome,
      });
    });
    return cases;
  },
  isCounted: (outcome) => outcome === 'measured',
  tally: dwellTally,
  formula: () =>
    'Minutes from arrival to departure, median of the stops with both. Stays of more than 24 hours are left out. From the appointment: not before the window opens. A stop belongs to the day its agreed window ends, in local time.',
  columns: (party) => [
    ...stopColumns(party),
    { title: 'Arrived', cell: ({ at }) => timeCell(at) },
    { title: 'Left', cell: ({ until }) => timeCell(until) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Minutes', cell: ({ minutes }) => minutes },
    { title: 'Minutes from appointment', cell: ({ turned }) => turned },
    { title: 'Minutes beyond free time', cell: ({ billable }) => billable },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
