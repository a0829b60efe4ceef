import type { Terms } from '../../terms/AgreedTerms.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import { freeUntil } from './freeUntil.ts';
import { hasOpenCharge } from './hasOpenCharge.ts';
import { lateSince } from './lateSince.ts';

export const shipmentFlags = [
  'late',
  'exception',
  'hold',
  'unassigned',
  'waiting_running',
  'waiting_to_answer',
  'pod_missing',
  'pod_rejected',
  'pod_to_verify',
] as const;

export type ShipmentFlag = (typeof shipmentFlags)[number];

/** How long a shipper has to verify or reject a proof, in milliseconds. */
const verifyTime = 72 * 60 * 60_000;

/** When a delivered shipment completes by itself (epoch milliseconds); null while a proof is missing. */
export const completesAt = ({ status, podsSince }: Pick<FoldedShipment, 'status' | 'podsSince'>): number | null =>
  status === 'delivered' && podsSince !== null ? podsSince + verifyTime : null;

/** How long before its free time ends a truck at a stop has to be looked at, in milliseconds. */
export const waitingNotice = 30 * 60_000;

/** Whether a proof that was sent does not count any more, and none was sent in its place. */
const hasRejectedProof = ({ plan, podStops, past }: FoldedShipment): boolean =>
  plan.some(
    ({ type }, at) =>
      type === 'delivery' &&
      !podStops.includes(at) &&
      past.some((event) => event.type === 'pod_added' && event.stop === at),
  );

/** What somebody has to look at, at a time (epoch milliseconds). A charge outlives the shipment. */
export const flagsOf = (folded: FoldedShipment, terms: Terms, now: number): readonly ShipmentFlag[] => {
  const { status } = folded;
  if (status === 'cancelled') return [];
  const isUnproven = status === 'delivered' && folded.podsSince === null;
  const raised: Readonly<Record<ShipmentFlag, boolean>> = {
    late: (lateSince(folded) ?? Infinity) <= now,
    exception: folded.openExceptions.length > 0,
    hold: folded.onHold,
    unassigned: status === 'booked',
    waiting_running: (freeUntil(folded, terms) ?? Infinity) - waitingNotice <= now,
    waiting_to_answer: hasOpenCharge(folded, terms),
    pod_missing: isUnproven,
    pod_rejected: isUnproven && hasRejectedProof(folded),
    pod_to_verify: (completesAt(folded) ?? -Infinity) > now,
  };
  return shipmentFlags.filter((flag) => raised[flag]);
};
