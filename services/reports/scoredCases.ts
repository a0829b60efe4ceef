import type { PunctualityFacts } from './counts/punctuality.ts';
import type { ProvenFacts } from './counts/proofKinds.ts';
import { onTimeOutcome, wasNotified } from './onTime.ts';
import { cameInADay, isProofCounted, proofOutcome } from './proof.ts';
import type { ScoredCase, ScorecardOutcome } from './scorecard.ts';

/** Minutes after a window that are still on time for a scorecard. */
export const scoredGrace = 30;

const unscored = { wasNotified: false, isTracked: null, isAsked: false, answeredIn: null } as const;

const scored = (outcome: ScorecardOutcome, more: Partial<ScoredCase> = {}): ScoredCase => ({
  ...unscored,
  outcome,
  ...more,
});

/** What a stop says of the carrier's punctuality; undefined while it is open. */
export const scoredVisit = (stop: PunctualityFacts, now: number): ScoredCase | undefined => {
  const rule = { graceMin: scoredGrace, now, countsOverdue: true, refusesEarly: false, excuses: true };
  const outcome = onTimeOutcome(stop, rule);
  if (outcome === 'cancelled' || outcome === 'excused') return scored(outcome);
  const isTracked = stop.arrivedAt === null ? null : stop.source !== 'desk';
  if (outcome === 'on_time') return scored(`${stop.type}_on_time`, { isTracked });
  if (outcome !== 'late' && outcome !== 'overdue') return undefined;
  return scored(`${stop.type}_late`, { isTracked, wasNotified: wasNotified(stop) });
};

/** Whether a delivery was made. */
const wasMade = (stop: ProvenFacts): boolean => isProofCounted(proofOutcome(stop, stop.proof));

/** What the last delivery of a shipment says: that the shipment was delivered. */
export const scoredDelivery = (stop: ProvenFacts): ScoredCase | undefined =>
  wasMade(stop) ? scored('delivered') : undefined;

/** Whether the proof of a delivery came within a day; undefined while that is open. */
export const scoredProof = (stop: ProvenFacts, now: number): ScoredCase | undefined => {
  const isInADay = wasMade(stop) ? cameInADay(stop, now) : undefined;
  return isInADay === undefined ? undefined : scored(isInADay ? 'proof_in_a_day' : 'proof_later');
};

const offers: Readonly<Record<string, ScorecardOutcome>> = {
  awarded: 'offer_won',
  given_back: 'given_back',
  not_selected: 'offer_lost',
  expired: 'offer_lost',
  turned_down: 'turned_down',
  declined: 'declined',
  no_answer: 'no_answer',
};

/** What an offer or an ask says by what became of it; undefined for one that says nothing of its carrier. */
export const scoredOffer = (
  outcome: string,
  isAsked: boolean,
  answeredIn: number | null = null,
): ScoredCase | undefined => {
  const own = offers[outcome];
  return own && scored(own, { isAsked, answeredIn });
};
