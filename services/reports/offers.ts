import { minutesFigure, shareFigure } from './Figure.ts';
import { spread } from './spread.ts';
import type { RepeatedTally } from './Tally.ts';

/** What counts, and then why it is left out. The last three are of fleets that were asked by name and made no offer. Public: never rename one. */
export const offerOutcomes = [
  'awarded',
  'given_back',
  'not_selected',
  'expired',
  'turned_down',
  'open',
  'withdrawn',
  'request_closed',
  'declined',
  'no_answer',
  'asked',
] as const;

type OfferOutcome = (typeof offerOutcomes)[number];

/** An offer, or a request that asked a fleet by name and got none of it. Instants in epoch milliseconds. */
export interface OfferFacts {
  readonly status: 'submitted' | 'countered' | 'accepted' | 'rejected' | 'withdrawn' | 'expired' | 'none';
  /** Why the offer is over; null of one that was not rejected. */
  readonly closedReason: string | null;
  /** Until when it, or the counter-offer for it, holds; when its request closes, if there is no offer. */
  readonly holdsUntil: number;
  /** Whether it was awarded, whatever came of that. */
  readonly isAwarded: boolean;
  /** Whether the fleet gave the shipment back. */
  readonly isGivenBack: boolean;
  /** Whether the fleet said that it will not offer. */
  readonly isDeclined: boolean;
  /** Whether the request is gone before its time: awarded, withdrawn or canceled. */
  readonly isClosed: boolean;
}

const unanswered = ({ isDeclined, isClosed, holdsUntil }: OfferFacts, now: number): OfferOutcome => {
  if (isDeclined) return 'declined';
  if (isClosed) return 'request_closed';
  return holdsUntil <= now ? 'no_answer' : 'asked';
};

/**
 * What became of an offer. One that was awarded stays so, also when the trip falls through later; one that nobody answered has
 * expired by the clock, whether or not that was written down.
 */
export const offerOutcome = (offer: OfferFacts, now: number): OfferOutcome => {
  const { status, closedReason } = offer;
  if (offer.isAwarded) return offer.isGivenBack ? 'given_back' : 'awarded';
  if (status === 'none') return unanswered(offer, now);
  if (status === 'accepted') return 'awarded';
  if (status === 'withdrawn' || status === 'expired') return status;
  if (status !== 'rejected') return offer.holdsUntil <= now ? 'expired' : 'open';
  if (closedReason?.startsWith('request_') === true) return 'request_closed';
  return closedReason === 'not_selected' ? 'not_selected' : 'turned_down';
};

const decided: ReadonlySet<string> = new Set(['awarded', 'given_back', 'not_selected', 'expired']);

/** Whether an offer with this outcome is in the denominator of the hit rate. */
export const isOfferDecided = (outcome: string): boolean => decided.has(outcome);

/** An offer, or an ask without one, with what became of it. */
export interface JudgedOffer {
  readonly outcome: string;
  /** Whether its request asked the fleet by name. */
  readonly isAsked: boolean;
  /** From the request to the first answer of the fleet, in minutes; null of later ones and without an answer. */
  readonly minutes: number | null;
}

type Found = ReadonlyMap<string, number>;

const n = (found: Found, outcome: string): number => found.get(outcome) ?? 0;

const awardedOf = (found: Found): number => n(found, 'awarded') + n(found, 'given_back');

/**
 * Offers accepted ÷ offers accepted, not selected and expired (an offer that was turned down lost to nobody); of the fleets asked by
 * name, those whose offer was accepted ÷ these, those that declined and those that did not answer; the same without the last, which
 * flatters whoever is slow; trips given back ÷ trips awarded; and the median from the request to the first answer.
 */
export const offerTally = (): RepeatedTally<JudgedOffer> & {
  /** Counts first answers alone. */
  readonly addAnswers: (minutes: number, times: number) => void;
} => {
  const [all, asked] = [new Map<string, number>(), new Map<string, number>()];
  const took = spread();
  let counted = 0;
  return {
    addAnswers: (minutes, times) => took.add(minutes, times),
    add: ({ outcome, isAsked, minutes }, times = 1) => {
      all.set(outcome, n(all, outcome) + times);
      if (isAsked) asked.set(outcome, n(asked, outcome) + times);
      if (isOfferDecided(outcome)) counted += times;
      if (minutes !== null) took.add(minutes, times);
    },
    figures: () => {
      const [awarded, taken] = [awardedOf(all), awardedOf(asked)];
      const answered = taken + n(asked, 'declined');
      return [
        shareFigure('hit_rate', awarded, counted),
        shareFigure('asked_accepted', taken, answered + n(asked, 'no_answer')),
        shareFigure('answered_accepted', taken, answered),
        shareFigure('fall_off', n(all, 'given_back'), awarded),
        minutesFigure('answer_time', took.median(), took.n()),
      ];
    },
  };
};
