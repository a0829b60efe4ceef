import type { Case } from './Case.ts';
import { exampleStop } from './counts/punctuality.ts';
import { stopsWithOutcome } from './counts/stopsWithOutcome.ts';
import { readStopPage } from './counts/readStopPage.ts';
import { stopSource } from './counts/stopSource.ts';
import type { CountedReport } from './counts/CountedReport.ts';
import { eachKind } from './counts/Counts.ts';
import { eachInTurns } from './eachInTurns.ts';
import {
  type CountedStop,
  isOnTimeCounted,
  onTimeOutcome,
  onTimeOutcomes,
  type OnTimeRule,
  onTimeTally,
} from './onTime.ts';
import { readStops } from './readStops.ts';
import type { ReportAsked } from './ReportAsked.ts';
import type { ReportKind } from './ReportKind.ts';
import { stopCase } from './stopCase.ts';
import { stopColumns } from './stopColumns.ts';
import type { StopFacts } from './StopFacts.ts';
import { timeCell } from './timeCell.ts';

const minute = 60_000;

type OnTimeCase = Case & CountedStop;

const countsOverdue = ({ overdue }: ReportAsked): boolean => overdue === 'counted';

const ruleOf = (asked: ReportAsked, now: number): OnTimeRule => ({
  graceMin: asked.grace ?? 0,
  now,
  countsOverdue: countsOverdue(asked),
  refusesEarly: asked.early === 'too_early',
  excuses: asked.excused === 'left_out',
});

const caseOf = (stop: StopFacts, rule: OnTimeRule): OnTimeCase => {
  const { window, arrivedAt, source, warnedAt } = stop;
  return {
    ...stopCase(stop),
    window,
    arrivedAt,
    source,
    warnedAt,
    due: window?.to ?? null,
    at: arrivedAt,
    minutes: window && arrivedAt !== null ? Math.ceil((arrivedAt - window.to) / minute) : null,
    outcome: onTimeOutcome(stop, rule),
  };
};

/** What becomes of each kind of stops, by a stop that stands for it; undefined if such stops are not asked for. */
const judged = (asked: ReportAsked, now: number) => {
  const rule = ruleOf(asked, now);
  const known = new Map<number, CountedStop | undefined>();
  return (code: number): CountedStop | undefined => {
    if (!known.has(code)) {
      const stop = exampleStop(code);
      const isAsked = (asked.stops ?? stop.type) === stop.type;
      known.set(code, isAsked ? { ...stop, outcome: onTimeOutcome(stop, rule) } : undefined);
    }
    return known.get(code);
  };
};

const judgeCounts: CountedReport<OnTimeCase>['judge'] = (asked, now) => {
  const judge = judged(asked, now);
  const outcomeOf = (code: number) => judge(code)?.outcome;
  return {
    outcomeOf,
    figures(counts) {
      const tally = onTimeTally({ countsOverdue: countsOverdue(asked) });
      eachKind(counts, (code, n) => {
        const stop = judge(code);
        if (stop) tally.add(stop, n);
      });
      return tally.figures();
    },
    async readPage(tx, party, by, page) {
      const rule = ruleOf(asked, now);
      const where = stopsWithOutcome(asked.outcome, outcomeOf, new Date(now - rule.graceMin * minute));
      return (await readStopPage(tx, party, { ...asked, by, where }, page)).map((stop) => caseOf(stop, rule));
    },
  };
};

/** How punctual trucks were. */
export const onTimeReport: ReportKind<OnTimeCase> = {
  title: 'On time',
  splits: ['party', 'lane', 'place'],
  parameters: ['stops', 'grace', 'overdue', 'early', 'excused'],
  outcomes: onTimeOutcomes,
  counted: { source: stopSource, judge: judgeCounts },
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
    { title: 'Due by', cell: ({ due, timeZone }) => timeCell(due, timeZone) },
    { title: 'Arrived', cell: ({ at, timeZone }) => timeCell(at, timeZone) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Minutes after window', cell: ({ minutes }) => minutes },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
