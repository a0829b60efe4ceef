import { shareFigure } from './Figure.ts';
import type { StopFacts } from './StopFacts.ts';
import type { Tally } from './Tally.ts';

/** What counts, and then why a stop is left out. Public: never rename one. */
export const onTimeOutcomes = [
  'on_time',
  'late',
  'overdue',
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
}

const minute = 60_000;

/**
 * Whether a truck came in time: `on_time`, `late` and `overdue` count, the others say why not. Early is on time. A stop that was
 * passed without a told arrival is never taken for punctual.
 */
export const onTimeOutcome = (stop: StopFacts, { graceMin, now }: OnTimeRule): OnTimeOutcome => {
  if (stop.isCancelled) return 'cancelled';
  if (stop.isSkipped) return 'skipped';
  if (!stop.window) return 'no_window';
  const until = stop.window.to + graceMin * minute;
  if (stop.arrivedAt !== null) return stop.arrivedAt <= until ? 'on_time' : 'late';
  if (stop.isPassed) return 'no_arrival';
  return until < now ? 'overdue' : 'not_due';
};

/** Whether a stop with this outcome is in the denominator. */
export const isOnTimeCounted = (outcome: string, { countsOverdue }: Pick<OnTimeRule, 'countsOverdue'>): boolean =>
  outcome === 'on_time' || outcome === 'late' || (outcome === 'overdue' && countsOverdue);

export type JudgedStop = StopFacts & { readonly outcome: string };

/**
 * Stops that were reached in time ÷ stops that should have been, and how many arrivals a driver or a system told instead of the
 * office. Ratios of sums: a group is counted from its stops, never from shares of others.
 */
export const onTimeTally = (rule: Pick<OnTimeRule, 'countsOverdue'>): Tally<JudgedStop> => {
  let [counted, onTime, came, tracked] = [0, 0, 0, 0];
  return {
    add: ({ outcome, arrivedAt, source }) => {
      if (!isOnTimeCounted(outcome, rule)) return;
      counted += 1;
      if (outcome === 'on_time') onTime += 1;
      if (arrivedAt === null) return;
      came += 1;
      if (source !== 'desk') tracked += 1;
    },
    figures: () => [shareFigure('on_time', onTime, counted), shareFigure('tracked', tracked, came)],
  };
};
