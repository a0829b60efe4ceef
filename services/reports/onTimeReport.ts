import type { Case } from './Case.ts';
import { eachInTurns } from './eachInTurns.ts';
import { isOnTimeCounted, type JudgedStop, onTimeOutcome, onTimeOutcomes, onTimeTally } from './onTime.ts';
import { readStops } from './readStops.ts';
import type { ReportAsked } from './ReportAsked.ts';
import type { ReportKind } from './ReportKind.ts';
import { stopColumns } from './stopColumns.ts';
import { timeCell } from './timeCell.ts';
import { unmeasured } from './unmeasured.ts';

const minute = 60_000;

type OnTimeCase = Case & JudgedStop;

const countsOverdue = ({ overdue }: ReportAsked): boolean => overdue === 'counted';

/** How punctual trucks were. */
export const onTimeReport: ReportKind<OnTimeCase> = {
  title: 'On time',
  splits: ['party', 'lane', 'place'],
  parameters: ['stops', 'grace', 'overdue', 'early', 'excused'],
  outcomes: onTimeOutcomes,
  async read(tx, party, asked, now) {
    const rule = {
      graceMin: asked.grace ?? 0,
      now,
      countsOverdue: countsOverdue(asked),
      refusesEarly: asked.early === 'too_early',
      excuses: asked.excused === 'left_out',
    };
    const cases: OnTimeCase[] = [];
    await eachInTurns(await readStops(tx, party, asked), (stop) => {
      if (asked.stops !== undefined && stop.type !== asked.stops) return;
      const { window, arrivedAt } = stop;
      cases.push({
        ...stop,
        ...unmeasured,
        record: { kind: 'shipment', id: stop.shipmentId },
        due: window?.to ?? null,
        at: arrivedAt,
        minutes: window && arrivedAt !== null ? Math.ceil((arrivedAt - window.to) / minute) : null,
        outcome: onTimeOutcome(stop, rule),
      });
    });
    return cases;
  },
  isCounted: (outcome, asked) => isOnTimeCounted(outcome, { countsOverdue: countsOverdue(asked) }),
  tally: (asked) => onTimeTally({ countsOverdue: countsOverdue(asked) }),
  formula: (asked) =>
    `Stops reached by the end of their window and ${asked.grace ?? 0} minutes, ÷ stops reached${countsOverdue(asked) ? ' and stops overdue now' : ''}. ${asked.early === 'too_early' ? 'More than an hour early is not on time' : 'Early is on time'}. ${asked.excused === 'counted' ? 'Excused stops count' : 'Excused stops, of which both say that the place was to blame, are left out'}. A stop belongs to the day its agreed window ends, in local time.`,
  columns: (party) => [
    ...stopColumns(party),
    { title: 'Due by', cell: ({ due }) => timeCell(due) },
    { title: 'Arrived', cell: ({ at }) => timeCell(at) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Minutes after window', cell: ({ minutes }) => minutes },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
