import { countFigure, minutesFigure, shareFigure } from './Figure.ts';
import { spread } from './spread.ts';
import type { RepeatedTally } from './Tally.ts';

/** What counts for some line of a scorecard, and then what counts for none. Public: never rename one. */
export const scorecardOutcomes = [
  'pickup_on_time',
  'pickup_late',
  'delivery_on_time',
  'delivery_late',
  'delivered',
  'proof_in_a_day',
  'proof_later',
  'offer_won',
  'offer_lost',
  'given_back',
  'declined',
  'no_answer',
  'turned_down',
  'excused',
  'cancelled',
] as const;

export type ScorecardOutcome = (typeof scorecardOutcomes)[number];

/** Something that a carrier did at a shipper, or did not. */
export interface ScoredCase {
  readonly outcome: ScorecardOutcome;
  /** Of a late stop: whether it was told an hour before its window ended. */
  readonly wasNotified: boolean;
  /** Of an arrival: whether a driver or a system told it; null of what is none. */
  readonly isTracked: boolean | null;
  /** Of an offer: whether its request asked the fleet by name, and the minutes to its first answer. */
  readonly isAsked: boolean;
  readonly answeredIn: number | null;
}

/**
 * A carrier at a shipper, line by line, each with its own cases: there is no single score. Shipments delivered; pickups and deliveries on
 * time; late stops that were told of; of what it was asked by name, what it took; awards given back; arrivals from drivers or systems;
 * proofs within a day; offers accepted; and the median time to answer.
 */
export const scorecardTally = (): RepeatedTally<ScoredCase> & {
  /** Counts first answers alone. */
  readonly addAnswers: (minutes: number, times: number) => void;
} => {
  const found = new Map<ScorecardOutcome, number>();
  const asked = new Map<ScorecardOutcome, number>();
  const answers = spread();
  let [notified, came, tracked] = [0, 0, 0];
  const n = (outcome: ScorecardOutcome, all = found): number => all.get(outcome) ?? 0;
  return {
    addAnswers: (minutes, times) => answers.add(minutes, times),
    add: ({ outcome, wasNotified, isTracked, isAsked, answeredIn }, times = 1) => {
      found.set(outcome, n(outcome) + times);
      if (isAsked) asked.set(outcome, n(outcome, asked) + times);
      if (wasNotified) notified += times;
      if (isTracked !== null) came += times;
      if (isTracked === true) tracked += times;
      if (answeredIn !== null) answers.add(answeredIn, times);
    },
    figures: () => {
      const taken = n('offer_won', asked) + n('given_back', asked);
      const awarded = n('offer_won') + n('given_back');
      const late = n('pickup_late') + n('delivery_late');
      return [
        countFigure('completed', n('delivered')),
        shareFigure('on_time_pickup', n('pickup_on_time'), n('pickup_on_time') + n('pickup_late')),
        shareFigure('on_time_delivery', n('delivery_on_time'), n('delivery_on_time') + n('delivery_late')),
        shareFigure('notified_late', notified, late),
        shareFigure('asked_accepted', taken, taken + n('declined') + n('no_answer')),
        shareFigure('fall_off', n('given_back'), awarded),
        shareFigure('tracked', tracked, came),
        shareFigure('within_a_day', n('proof_in_a_day'), n('proof_in_a_day') + n('proof_later')),
        shareFigure('hit_rate', awarded, awarded + n('offer_lost')),
        minutesFigure('answer_time', answers.median(), answers.n()),
      ];
    },
  };
};
