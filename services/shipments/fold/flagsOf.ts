import type { FoldedShipment } from './FoldedShipment.ts';
import { lateSince } from './lateSince.ts';

export const shipmentFlags = ['late', 'exception', 'hold', 'unassigned', 'pod_missing', 'pod_to_verify'] as const;

export type ShipmentFlag = (typeof shipmentFlags)[number];

/** How long a shipper has to verify or reject a proof, in milliseconds. */
const verifyTime = 72 * 60 * 60_000;

/** When a delivered shipment completes by itself (epoch milliseconds); null while a proof is missing. */
export const completesAt = ({ status, podsSince }: Pick<FoldedShipment, 'status' | 'podsSince'>): number | null =>
  status === 'delivered' && podsSince !== null ? podsSince + verifyTime : null;

/** What somebody has to look at, at a time (epoch milliseconds). */
export const flagsOf = (folded: FoldedShipment, now: number): readonly ShipmentFlag[] => {
  const { status } = folded;
  if (status === 'completed' || status === 'cancelled') return [];
  const raised: Readonly<Record<ShipmentFlag, boolean>> = {
    late: (lateSince(folded) ?? Infinity) <= now,
    exception: folded.openExceptions.length > 0,
    hold: folded.onHold,
    unassigned: status === 'booked',
    pod_missing: status === 'delivered' && folded.podsSince === null,
    pod_to_verify: (completesAt(folded) ?? -Infinity) > now,
  };
  return shipmentFlags.filter((flag) => raised[flag]);
};
