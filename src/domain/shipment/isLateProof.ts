import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import type { ProvenDelivery } from './provenDeliveries.ts';

/** Within a day of the delivery a proof is in time. In milliseconds. */
const inTime = 24 * 60 * 60_000;

/** Whether the first proof of a delivery came more than 24 hours after the truck had left. One that takes the place of a rejected one is no later for that, as in reports. */
export const isLateProof = (
  { stop, proof, rejected }: Pick<ProvenDelivery, 'stop' | 'proof' | 'rejected'>,
  { stops }: Pick<FoldedShipment, 'stops'>,
): boolean => {
  const first = rejected.at(-1) ?? proof;
  const [left, added] = [stops[stop]?.departedAt ?? null, readRfc3339(first?.createdAt)];
  return left !== null && added !== undefined && added - left > inTime;
};
