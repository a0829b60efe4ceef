import type { Case } from './Case.ts';
import { exampleStop } from './counts/punctuality.ts';
import { stopsWithOutcome } from './counts/stopsWithOutcome.ts';
import { readStopPage } from './counts/readStopPage.ts';
import type { CountedReport } from './counts/CountedReport.ts';
import { isCountedSplit } from './counts/splitColumns.ts';
import { eachInTurns } from './eachInTurns.ts';
import {
  type CountedStop,
  isOnTimeCounted,
  type JudgedStop,
  onTimeOutcome,
  onTimeOutcomes,
  type OnTimeRule,
  onTimeTally,
} from './onTime.ts';
import { readStops } from './readStops.ts';
import type { ReportAsked } from './ReportAsked.ts';
import type { ReportKind } from './ReportKind.ts';
import { stopColumns } from './stopColumns.ts';
import type { StopFacts } from './StopFacts.ts';
import { timeCell } from './timeCell.ts';
import { unmeasured } from './unmeasured.ts';

const minute = 60_000;

type OnTimeCase = Case & JudgedStop;

const countsOverdue = ({ overdue }: ReportAsked): boolean => overdue === 'counted';

const ruleOf = (asked: ReportAsked, now: number): OnTimeRule => ({
  graceMin: asked.grace ?? 0,
  now,
  countsOverdue: countsOverdue(asked),
  refusesEarly: asked.early === 'too_early',
  excuses: asked.excused === 'left_out',
});

const caseOf = (stop: StopFacts, rule: OnTimeRule): OnTimeCase => {
  const { window, arrivedAt } = stop;
  return {
    ...stop,
    ...unmeasured,
    record: { kind: 'shipment', id: stop.shipmentId },
    due: window?.to ?? null,
    at: arrivedAt,
    minutes: window && arrivedAt !== null ? Math.ceil((arrivedAt - window.to) / minute) : null,
    outcome: onTimeOutcome(stop, rule),
  };
};

/** What becomes of a kind of stops, with a stop that stands for it; undefined if such stops are not asked for. */
const judged = (asked: ReportAsked, now: number) => {
  const rule = ruleOf(asked, now);
  return (code: number): CountedStop | undefined => {
    const stop = exampleStop(code);
    return (asked.stops ?? stop.type) === stop.type ? { ...stop, outcome: onTimeOutcome(stop, rule) } : undefined;
  };
};

const counted: CountedReport<OnTimeCase> = {
  judge: (asked, now) => {
    const judge = judged(asked, now);
    return (code) => judge(code)?.outcome;
  },
  figures: (asked, now, counts) => {
    const judge = judged(asked, now);
    const tally = onTimeTally({ countsOverdue: countsOverdue(asked) });
    for (const [code, n] of counts) {
      const stop = judge(code);
      if (stop) tally.add(stop, n);
    }
    return tally.figures();
  },
  async readPage(tx, party, asked, now, page) {
    const { by, outcome } = asked;
    if (!isCountedSplit(by)) return [];
    const rule = ruleOf(asked, now);
    const judge = judged(asked, now);
    const where = stopsWithOutcome(outcome, (code) => judge(code)?.outcome, new Date(now - rule.graceMin * minute));
    return (await readStopPage(tx, party, { ...asked, by, where }, page)).map((stop) => caseOf(stop, rule));
  },
};

/** How punctual trucks were. */
export const onTimeReport: ReportKind<OnTimeCase> = {
  title: 'On time',
  splits: ['party', 'lane', 'place'],
  parameters: ['stops', 'grace', 'overdue', 'early', 'excused'],
  outcomes: onTimeOutcomes,
  counted,
  async read(tx, party, asked, now) {
    const rule = ruleOf(asked, now);
    const cases: OnTimeCase[] = [];
    await eachInTurns(await readStops(tx, party, asked), (stop) => {
      if ((asked.stops ?? stop.type) === stop.type) cases.push(caseOf(stop, rule));
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
