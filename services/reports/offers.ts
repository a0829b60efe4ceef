import { type Figure, minutesFigure, shareFigure } from './Figure.ts';
import { medianOf } from './quantiles.ts';

/** What counts, and then why it is left out. The last three are of fleets that were asked by name and made no offer. Public: never rename one. */
export const offerOutcomes = [
  'awarded',
  'given_back',
  'not_selected',
  'turned_down',
  'expired',
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

const decided: ReadonlySet<string> = new Set(['awarded', 'given_back', 'not_selected', 'turned_down', 'expired']);

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

/**
 * Offers accepted ÷ offers decided; of the fleets asked by name, those whose offer was accepted ÷ these, those that declined and those
 * that did not answer; the same without the last, which flatters whoever is slow; trips given back ÷ trips awarded; and the median from
 * the request to the first answer.
 */
export const offerFigures = (offers: readonly JudgedOffer[]): readonly Figure[] => {
  const n = (cases: readonly JudgedOffer[], ...outcomes: readonly string[]) =>
    cases.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const awarded = n(offers, 'awarded', 'given_back');
  const asked = offers.filter(({ isAsked }) => isAsked);
  const taken = n(asked, 'awarded', 'given_back');
  const answered = taken + n(asked, 'declined');
  const took = Float64Array.from(offers.flatMap(({ minutes }) => minutes ?? [])).toSorted();
  return [
    shareFigure('hit_rate', awarded, offers.filter(({ outcome }) => decided.has(outcome)).length),
    shareFigure('asked_accepted', taken, answered + n(asked, 'no_answer')),
    shareFigure('answered_accepted', taken, answered),
    shareFigure('fall_off', n(offers, 'given_back'), awarded),
    minutesFigure('answer_time', medianOf(took), took.length),
  ];
};
