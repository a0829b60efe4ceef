import type { PunctualityFacts } from './counts/punctuality.ts';
import { deliveredInFull } from './deliveredInFull.ts';
import { shareFigure } from './Figure.ts';
import type { ProofFacts } from './ProofFacts.ts';
import { onTimeOutcome, type OnTimeRule } from './onTime.ts';
import type { StopFacts } from './StopFacts.ts';
import type { RepeatedTally } from './Tally.ts';

/** What counts, and then why a shipment is left out. Public: never rename one. */
export const otifOutcomes = [
  'on_time_in_full',
  'late_in_full',
  'on_time_not_full',
  'late_not_full',
  'excused',
  'to_verify',
  'rejected',
  'missing',
  'not_counted',
  'no_arrival',
  'no_window',
  'under_way',
  'cancelled',
] as const;

export type OtifOutcome = (typeof otifOutcomes)[number];

interface Judgement {
  readonly isOnTime: boolean;
  readonly isInFull: boolean;
}

/** What those that count were. */
const judged: ReadonlyMap<string, Judgement> = new Map<OtifOutcome, Judgement>([
  ['on_time_in_full', { isOnTime: true, isInFull: true }],
  ['late_in_full', { isOnTime: false, isInFull: true }],
  ['on_time_not_full', { isOnTime: true, isInFull: false }],
  ['late_not_full', { isOnTime: false, isInFull: false }],
]);

export const isOtifCounted = (outcome: string): boolean => judged.has(outcome);

/** What the rules ask of a delivery. */
export type JudgedDelivery = PunctualityFacts &
  Pick<StopFacts, 'unloaded'> & { readonly proof: Pick<ProofFacts, 'firstAt' | 'isRejected' | 'isAutomatic'> };

/** A shipment by its deliveries. */
export interface DeliveredShipment {
  readonly status: string;
  /** At least one, in the order they are driven. */
  readonly deliveries: readonly JudgedDelivery[];
}

/** Whether it was completed because nobody objected in time. */
export const wasAutomatic = ({ deliveries }: Pick<DeliveredShipment, 'deliveries'>): boolean =>
  deliveries.some(({ proof }) => proof.isAutomatic);

const unverified = (deliveries: readonly JudgedDelivery[]): OtifOutcome => {
  if (deliveries.some(({ proof }) => proof.isRejected)) return 'rejected';
  return deliveries.some(({ proof, isSkipped }) => proof.firstAt === null && !isSkipped) ? 'missing' : 'to_verify';
};

/** Whether a shipment came on time with all that was ordered, once its proofs are accepted; or why that cannot be said. */
export const otifOutcome = (
  { status, deliveries }: DeliveredShipment,
  rule: Omit<OnTimeRule, 'countsOverdue'>,
): OtifOutcome => {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'delivered') return unverified(deliveries);
  if (status !== 'completed') return 'under_way';
  const punctuality = new Set(deliveries.map((stop) => onTimeOutcome(stop, { ...rule, countsOverdue: false })));
  if (punctuality.has('no_arrival')) return 'no_arrival';
  if (punctuality.has('no_window')) return 'no_window';
  const fullness = new Set(deliveries.map(deliveredInFull));
  if (fullness.has(undefined)) return 'not_counted';
  const all = !fullness.has(false);
  if (punctuality.has('late') || punctuality.has('too_early')) return all ? 'late_in_full' : 'late_not_full';
  if (punctuality.has('excused')) return 'excused';
  return all ? 'on_time_in_full' : 'on_time_not_full';
};

/** A shipment that was judged, with its packages where they were counted. */
export interface JudgedShipment {
  readonly outcome: string;
  readonly packages: { readonly ordered: number; readonly delivered: number } | null;
  /** Whether it was completed because nobody objected in time. */
  readonly isAutomatic: boolean;
}

/**
 * Shipments on time and in full ÷ completed ones that can be judged; those on time; those in full; packages delivered ÷ ordered, never
 * more than were ordered; and how many of all these a person accepted.
 */
export const otifTally = (): RepeatedTally<JudgedShipment> & {
  /** Counts packages alone. */
  readonly addPackages: (packages: { readonly ordered: number; readonly delivered: number }) => void;
} => {
  let [n, both, onTime, full, ordered, delivered, byPerson] = [0, 0, 0, 0, 0, 0, 0];
  const addPackages = (packages: { readonly ordered: number; readonly delivered: number }): void => {
    ordered += packages.ordered;
    delivered += packages.delivered;
  };
  return {
    addPackages,
    add: ({ outcome, packages, isAutomatic }, times = 1) => {
      const judgement = judged.get(outcome);
      if (!judgement) return;
      n += times;
      if (judgement.isOnTime && judgement.isInFull) both += times;
      if (judgement.isOnTime) onTime += times;
      if (judgement.isInFull) full += times;
      if (!isAutomatic) byPerson += times;
      if (!packages) return;
      const came = Math.min(packages.delivered, packages.ordered);
      addPackages({ ordered: packages.ordered * times, delivered: came * times });
    },
    figures: () => [
      shareFigure('otif', both, n),
      shareFigure('shipments_on_time', onTime, n),
      shareFigure('in_full', full, n),
      shareFigure('packages_delivered', delivered, ordered),
      shareFigure('by_a_person', byPerson, n),
    ],
  };
};
