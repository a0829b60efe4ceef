import { offerOutcome } from '../offers.ts';
import type { ScoredCase } from '../scorecard.ts';
import { scoredDelivery, scoredGrace, scoredOffer, scoredProof, scoredVisit } from '../scoredCases.ts';
import type { CountedPart } from './CountedReport.ts';
import type { CountSource } from './CountSource.ts';
import { deliveredSource } from './deliveredSource.ts';
import { exampleOffer, offerCount } from './offerKinds.ts';
import { offerSource } from './offerSource.ts';
import { exampleDelivery, withoutMinutes } from './proofKinds.ts';
import { proofSource } from './proofSource.ts';
import { exampleStop } from './punctuality.ts';
import { awaitedVisits, stopSource } from './stopSource.ts';

/** Where the codes of each part begin; those of stops are as they are. */
const parts = { proofs: 1_000, delivered: 2_000, offers: 3_000, answers: 10_000 } as const;

/** Stops, of which one that a truck is awaited at is overdue by the grace of scorecards. */
const visits: CountSource = {
  ...stopSource,
  byClock: ({ asked, ...wanted }) => awaitedVisits({ ...wanted, asked: { ...asked, grace: scoredGrace } }),
};

/** What scorecards are counted from. */
export const scoredParts: readonly CountedPart[] = [
  { source: visits, codeOf: (code) => code },
  { source: proofSource, codeOf: (code) => parts.proofs + withoutMinutes(code) },
  { source: deliveredSource, codeOf: () => parts.delivered },
  {
    source: offerSource,
    codeOf: (code) => {
      const count = offerCount(code);
      if (count.what === 'cases') return parts.offers + code;
      return count.isJudged ? parts.answers + count.minutes : undefined;
    },
  },
];

const exampleCase = (code: number, now: number): ScoredCase | undefined => {
  if (code < parts.proofs) return scoredVisit(exampleStop(code), now);
  if (code < parts.delivered) return scoredProof(exampleDelivery(code - parts.proofs), now);
  if (code < parts.offers) return scoredDelivery({ ...exampleDelivery(0), isPassed: true });
  const count = offerCount(code - parts.offers);
  if (count.what !== 'cases') return undefined;
  return scoredOffer(offerOutcome(exampleOffer(count.kind), now), count.isAsked);
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
    ofProof: (kind: number) => judged(parts.proofs + kind)?.outcome,
    ofOffer: (kind: number) => judged(parts.offers + kind)?.outcome,
  };
}
