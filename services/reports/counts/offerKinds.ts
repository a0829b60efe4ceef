import type { OfferFacts } from '../offers.ts';

/** What becomes of offers and asks, as the column `kind` numbers it. Written by a migration: never renumber one. */
const kinds = {
  awarded: 2,
  givenBack: 4,
  notSelected: 6,
  expired: 8,
  turnedDown: 10,
  withdrawn: 12,
  requestClosed: 14,
  declined: 16,
} as const;
/** Kept as if their time was over; by the clock, those that still have some. */
const waiting = { offer: 18, ask: 22 } as const;
/** Added to those that still have time. */
export const hasTime = 2;
/** Added where the request asked the fleet by name. */
const asked = 1;

/** From here, three codes for each minute to the first answer: of what was judged, of an offer that waits, and of what nobody judges. */
const answersFrom = 1_000;
const answers = { judged: 0, waiting: 1, unjudged: 2 } as const;
const answerKinds = 3;

const withAsked = (...some: readonly number[]): readonly number[] => some.flatMap((kind) => [kind, kind + asked]);

/** Kinds that depend on the clock. */
export const waitingKinds = withAsked(...Object.values(waiting));

/** Every kind that a case can be whatever the clock says. */
export const settledOfferKinds = withAsked(...Object.values(kinds));

/** What moves from those whose time is over to those that still have some. */
export const movedAnswers = {
  from: { code: answersFrom + answers.waiting, perMinute: answerKinds },
  to: { code: answersFrom + answers.unjudged, perMinute: answerKinds },
} as const;

/** The minutes of the first answers that a code counts; undefined of codes that count cases. There are thousands of these codes for each carrier. */
export const answerMinutes = (code: number): number | undefined =>
  code < answersFrom ? undefined : Math.floor((code - answersFrom) / answerKinds);

/** Whether first answers are of offers that say something of their carriers. */
export const isJudgedAnswer = (code: number): boolean => (code - answersFrom) % answerKinds !== answers.unjudged;

/** The kind of the cases that a code counts, without whether they were asked by name. */
export const offerKind = (code: number): number => code - (code % 2);

/** Whether the requests of the cases that a code counts asked the fleet by name. */
export const wasAsked = (code: number): boolean => code % 2 === asked;

const none: OfferFacts = {
  status: 'rejected',
  closedReason: null,
  holdsUntil: 0,
  isAwarded: false,
  isGivenBack: false,
  isDeclined: false,
  isClosed: false,
};

/** A case that stands for all of a kind: the rules judge every one of them as they judge it. */
export const exampleOffer = (kind: number): OfferFacts => {
  switch (kind) {
    case kinds.awarded:
      return { ...none, isAwarded: true };
    case kinds.givenBack:
      return { ...none, isAwarded: true, isGivenBack: true };
    case kinds.notSelected:
      return { ...none, closedReason: 'not_selected' };
    case kinds.expired:
      return { ...none, status: 'expired' };
    case kinds.withdrawn:
      return { ...none, status: 'withdrawn' };
    case kinds.requestClosed:
      return { ...none, closedReason: 'request_withdrawn' };
    case kinds.declined:
      return { ...none, status: 'none', isDeclined: true };
    case waiting.offer:
      return { ...none, status: 'submitted', holdsUntil: -Infinity };
    case waiting.offer + hasTime:
      return { ...none, status: 'submitted', holdsUntil: Infinity };
    case waiting.ask:
      return { ...none, status: 'none', holdsUntil: -Infinity };
    case waiting.ask + hasTime:
      return { ...none, status: 'none', holdsUntil: Infinity };
    default:
      return none;
  }
};
