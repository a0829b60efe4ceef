import { offerOutcome } from '../offers.ts';
import type { ScoredCase } from '../scorecard.ts';
import { scoredGrace, scoredOffer, scoredProof, scoredVisit } from '../scoredCases.ts';
import type { CountedPart } from './CountedReport.ts';
import type { CountSource } from './CountSource.ts';
import { answerMinutes, exampleOffer, isJudgedAnswer, offerKind, wasAsked } from './offerKinds.ts';
import { offerSource } from './offerSource.ts';
import { exampleDelivery } from './proofKinds.ts';
import { exampleStop } from './punctuality.ts';
import { deliverySource, exampleScore } from './scoredDeliveries.ts';
import { awaitedVisits, stopSource } from './stopSource.ts';

/** Where the codes of each part begin; those of stops are as they are. */
const parts = { deliveries: 1_000, offers: 2_000, answers: 3_000 } as const;

/** Stops, of which one that a truck is awaited at is overdue by the grace of scorecards. */
const visits: CountSource = {
  ...stopSource,
  byClock: ({ asked, ...wanted }) => awaitedVisits({ ...wanted, asked: { ...asked, grace: scoredGrace } }),
};

/** What scorecards are counted from. */
export const scoredParts: readonly CountedPart[] = [
  { source: visits, codeOf: (code) => code },
  { source: deliverySource, codeOf: (code) => parts.deliveries + code },
  {
    source: offerSource,
    codeOf: (code) => {
      const minutes = answerMinutes(code);
      if (minutes === undefined) return parts.offers + code;
      return isJudgedAnswer(code) ? parts.answers + minutes : undefined;
    },
  },
];

const exampleCase = (code: number, now: number): ScoredCase | undefined => {
  if (code < parts.deliveries) return scoredVisit(exampleStop(code), now);
  if (code < parts.offers) return exampleScore(code - parts.deliveries, now);
  const offer = code - parts.offers;
  return scoredOffer(offerOutcome(exampleOffer(offerKind(offer)), now), wasAsked(offer));
};

/** The minutes of first answers that a code counts; undefined of other codes. */
export const answersOf = (code: number): number | undefined =>
  code < parts.answers ? undefined : code - parts.answers;

/** Whether a code counts offers and asks, not what happened at stops. */
export const isOfOffers = (code: number): boolean => code >= parts.offers;

/** What a kind says of its carrier, by a case that stands for it: undefined if nothing, and of codes that count answers. */
export function judgedScores(now: number) {
  const known = new Map<number, ScoredCase | undefined>();
  const judged = (code: number): ScoredCase | undefined => {
    if (!known.has(code)) known.set(code, answersOf(code) === undefined ? exampleCase(code, now) : undefined);
    return known.get(code);
  };
  return {
    judged,
    ofVisit: (kind: number) => judged(kind)?.outcome,
    ofProof: (kind: number) => scoredProof(exampleDelivery(kind), now)?.outcome,
    ofOffer: (kind: number) => judged(parts.offers + kind)?.outcome,
  };
}
