import type { Case } from './Case.ts';
import { eachInTurns } from './eachInTurns.ts';
import { caseOfDay, judgedUse } from './judgedUse.ts';
import type { ReportKind } from './ReportKind.ts';
import { studyUse } from './studyUse.ts';
import { timeCell } from './timeCell.ts';
import { isDayCounted, utilisationOutcomes, utilisationTally } from './utilisation.ts';

/** More vehicle-days than one file should have. */
const mostCases = 200_000;

/** On how many days vehicles carried something. */
export const utilisationReport: ReportKind = {
  audience: 'fleet',
  title: 'Utilization',
  splits: ['vehicle'],
  parameters: [],
  outcomes: utilisationOutcomes,
  study: studyUse,
  async read(tx, { companyId }, period, now) {
    const { timeZone, days, vehicles } = await judgedUse(tx, companyId, period, now, mostCases);
    const cases: Case[] = [];
    await eachInTurns([...days.entries()].toReversed(), ([index, day]) => {
      for (const { vehicle, outcomes } of vehicles) {
        const outcome = outcomes[index];
        if (outcome !== undefined) cases.push(caseOfDay(vehicle, day, timeZone, outcome));
      }
    });
    return cases;
  },
  isCounted: isDayCounted,
  tally: utilisationTally,
  formula: () =>
    'Vehicle-days with a shipment, from dispatch to delivery, ÷ vehicle-days available. Left out: days wholly in maintenance or out of service, retired vehicles, days before a vehicle was added, today. Trailers are counted apart. Days by the clock of most stops.',
  columns: () => [
    { title: 'Fleet number', cell: ({ reference }) => reference },
    { title: 'Plate', cell: ({ place }) => place },
    { title: 'Day', cell: ({ day }) => day },
    { title: 'From', cell: ({ at, timeZone }) => timeCell(at, timeZone) },
    { title: 'Until', cell: ({ until, timeZone }) => timeCell(until, timeZone) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
