import type { PunctualityFacts } from './counts/punctuality.ts';
import { shareFigure } from './Figure.ts';
import type { StopFacts } from './StopFacts.ts';
import type { RepeatedTally } from './Tally.ts';

/** What counts, and then why a stop is left out. Public: never rename one. */
export const onTimeOutcomes = [
  'on_time',
  'late',
  'too_early',
  'overdue',
  'excused',
  'not_due',
  'no_arrival',
  'skipped',
  'no_window',
  'cancelled',
] as const;

export type OnTimeOutcome = (typeof onTimeOutcomes)[number];

export interface OnTimeRule {
  /** Minutes after the window that are still on time; added once, to its end. */
  readonly graceMin: number;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether a truck that should have come by now counts as late, or only those that came. */
  readonly countsOverdue: boolean;
  /** Whether coming more than an hour before the window is too early, or on time. */
  readonly refusesEarly: boolean;
  /** Whether a stop that both parties excuse is left out if it was late. */
  readonly excuses: boolean;
}

const minute = 60_000;
const hour = 60 * minute;

/** Whether a truck came in time, whoever is to blame. */
const punctuality = (
  { window, arrivedAt, isPassed }: Pick<PunctualityFacts, 'window' | 'arrivedAt' | 'isPassed'>,
  { graceMin, now, refusesEarly }: OnTimeRule,
): OnTimeOutcome => {
  if (!window) return 'no_window';
  const until = window.to + graceMin * minute;
  if (arrivedAt === null) {
    if (isPassed) return 'no_arrival';
    return until < now ? 'overdue' : 'not_due';
  }
  if (refusesEarly && arrivedAt < window.from - hour) return 'too_early';
  return arrivedAt <= until ? 'on_time' : 'late';
};

/**
 * Whether a truck came in time: `on_time`, `late`, `too_early` and `overdue` count, the others say why not. A stop that was passed
 * without a told arrival is never taken for punctual.
 */
export const onTimeOutcome = (stop: PunctualityFacts, rule: OnTimeRule): OnTimeOutcome => {
  if (stop.isCancelled) return 'cancelled';
  if (stop.isSkipped) return 'skipped';
  const outcome = punctuality(stop, rule);
  return outcome === 'late' && stop.isExcused && rule.excuses ? 'excused' : outcome;
};

/** Whether a stop with this outcome is in the denominator. */
export const isOnTimeCounted = (outcome: string, { countsOverdue }: Pick<OnTimeRule, 'countsOverdue'>): boolean =>
  ['on_time', 'late', 'too_early'].includes(outcome) || (outcome === 'overdue' && countsOverdue);

/** What is counted of a stop that was judged. */
export type CountedStop = Pick<StopFacts, 'window' | 'arrivedAt' | 'source' | 'warnedAt'> & {
  readonly outcome: string;
};

/** How long before the end of a window its lateness must be told of. */
const noticeMs = 60 * minute;

/** Whether a problem or a delay at a stop was told of in time. */
export const wasNotified = ({ window, warnedAt }: Pick<PunctualityFacts, 'window' | 'warnedAt'>): boolean =>
  window !== null && warnedAt !== null && warnedAt <= window.to - noticeMs;

/**
 * Stops that were reached in time ÷ stops that should have been; the same with what was excused; late stops that were told of an hour
 * before their window ended ÷ late stops; and how many arrivals a driver or a system told instead of the office. Ratios of sums: a group
 * is counted from its stops, never from shares of others.
 */
export const onTimeTally = (rule: Pick<OnTimeRule, 'countsOverdue'>): RepeatedTally<CountedStop> => {
  let [counted, onTime, excused, came, tracked, late, notified] = [0, 0, 0, 0, 0, 0, 0];
  return {
    add: (stop, times = 1) => {
      const { outcome, arrivedAt, source } = stop;
      if (outcome === 'excused') excused += times;
      if (outcome === 'late' || outcome === 'overdue' || outcome === 'excused') {
        late += times;
        if (wasNotified(stop)) notified += times;
      }
      if (!isOnTimeCounted(outcome, rule)) return;
      counted += times;
      if (outcome === 'on_time') onTime += times;
      if (arrivedAt === null) return;
      came += times;
      if (source !== 'desk') tracked += times;
    },
    figures: () => [
      shareFigure('on_time', onTime, counted),
      shareFigure('on_time_raw', onTime, counted + excused),
      shareFigure('notified_late', notified, late),
      shareFigure('tracked', tracked, came),
    ],
  };
};
