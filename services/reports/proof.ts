import type { ProvenFacts } from './counts/proofKinds.ts';
import { minutesFigure, shareFigure } from './Figure.ts';
import type { ProofFacts } from './ProofFacts.ts';
import { spread } from './spread.ts';
import type { RepeatedTally } from './Tally.ts';

/** What counts, and then why a delivery is left out. Public: never rename one. */
export const proofOutcomes = [
  'accepted',
  'accepted_by_time',
  'to_verify',
  'rejected',
  'missing',
  'not_delivered',
  'skipped',
  'cancelled',
] as const;

type ProofOutcome = (typeof proofOutcomes)[number];

const counted: ReadonlySet<string> = new Set(['accepted', 'accepted_by_time', 'to_verify', 'rejected', 'missing']);

export const isProofCounted = (outcome: string): boolean => counted.has(outcome);

/** How the proof of a delivery stands. What the clock accepted is told apart from what a person did. */
export const proofOutcome = (stop: Omit<ProvenFacts, 'proof'>, proof: ProofFacts): ProofOutcome => {
  if (stop.isCancelled) return 'cancelled';
  if (stop.isSkipped) return 'skipped';
  if (stop.departedAt === null && !stop.isPassed) return 'not_delivered';
  if (proof.firstAt === null) return 'missing';
  if (proof.isRejected) return 'rejected';
  if (proof.completedAt === null) return 'to_verify';
  return proof.isAutomatic ? 'accepted_by_time' : 'accepted';
};

/** A delivery with how its proof stands. Instants in epoch milliseconds. */
export interface ProvenDelivery {
  readonly outcome: string;
  readonly departedAt: number | null;
  readonly proof: ProofFacts;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Whether the proof came within a day; undefined while the day is not over, and where nobody told of the delivery. */
export const cameInADay = (
  { departedAt, proof: { firstAt } }: Pick<ProvenDelivery, 'departedAt' | 'proof'>,
  now: number,
): boolean | undefined => {
  if (departedAt === null) return undefined;
  if (firstAt !== null) return firstAt - departedAt <= day;
  return now - departedAt > day ? false : undefined;
};

/**
 * Deliveries without a proof that holds ÷ deliveries; those with one within a day; what a person accepted ÷ what was accepted; and the
 * median from delivery to acceptance by a person.
 */
export const proofTally = (now: number): RepeatedTally<ProvenDelivery> => {
  const found = new Map<string, number>();
  const cycles = spread();
  let [made, due, within] = [0, 0, 0];
  const n = (outcome: string): number => found.get(outcome) ?? 0;
  return {
    add: (delivery, times = 1) => {
      const { outcome, departedAt, proof } = delivery;
      if (!isProofCounted(outcome)) return;
      made += times;
      found.set(outcome, n(outcome) + times);
      const isInADay = cameInADay(delivery, now);
      if (isInADay !== undefined) due += times;
      if (isInADay === true) within += times;
      if (outcome !== 'accepted' || departedAt === null || proof.completedAt === null) return;
      cycles.add(Math.max(0, Math.floor((proof.completedAt - departedAt) / minute)), times);
    },
    figures: () => [
      shareFigure('without_proof', n('missing') + n('rejected'), made),
      shareFigure('within_a_day', within, due),
      shareFigure('by_a_person', n('accepted'), n('accepted') + n('accepted_by_time')),
      minutesFigure('acceptance', cycles.median(), cycles.n()),
    ],
  };
};
