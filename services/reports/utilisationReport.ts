import { Refusal } from '../web/Refusal.ts';
import type { Case } from './Case.ts';
import { eachInTurns } from './eachInTurns.ts';
import { localDaysBetween } from './localDaysBetween.ts';
import { clockOfFleet, readUse } from './readUse.ts';
import type { ReportKind } from './ReportKind.ts';
import { timeCell } from './timeCell.ts';
import { unmeasured } from './unmeasured.ts';
import { utilisationOutcome, utilisationOutcomes, utilisationTally } from './utilisation.ts';

/** More vehicle-days than one answer should make. */
const mostDays = 200_000;

/** On how many days vehicles carried something. */
export const utilisationReport: ReportKind = {
  audience: 'fleet',
  title: 'Utilisation',
  splits: ['vehicle'],
  parameters: [],
  outcomes: utilisationOutcomes,
  async read(tx, { companyId }, period, now) {
    const timeZone = await clockOfFleet(tx, companyId, period);
    const vehicles = await readUse(tx, companyId, period, now);
    const days = localDaysBetween(period.from, period.to, timeZone).toReversed();
    if (vehicles.length * days.length > mostDays)
      throw new Refusal(422, 'This covers more than 200,000 vehicle-days. Choose a shorter period.');
    const cases: Case[] = [];
    await eachInTurns(days, (day) => {
      for (const vehicle of vehicles)
        cases.push({
          ...unmeasured,
          record: { kind: 'vehicle', id: vehicle.id },
          reference: vehicle.fleetNo,
          stop: null,
          type: null,
          place: vehicle.plate,
          lane: '',
          partyId: '',
          timeZone,
          day: day.day,
          at: day.begin,
          until: day.end,
          outcome: utilisationOutcome(vehicle, day, now),
        });
    });
    return cases;
  },
  isCounted: (outcome) => outcome === 'used' || outcome === 'idle',
  tally: utilisationTally,
  formula: () =>
    'Vehicle-days with a shipment, from dispatch to delivery, ÷ vehicle-days available. Left out: days wholly in maintenance or out of service, retired vehicles, days before a vehicle was added, today. Trailers are counted apart. Days by the clock of most stops.',
  columns: () => [
    { title: 'Fleet number', cell: ({ reference }) => reference },
    { title: 'Plate', cell: ({ place }) => place },
    { title: 'Day', cell: ({ day }) => day },
    { title: 'From', cell: ({ at }) => timeCell(at) },
    { title: 'Until', cell: ({ until }) => timeCell(until) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
