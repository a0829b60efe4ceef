import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import type { ShipmentDocument } from './ShipmentDocument.ts';

/** Within a day of the delivery a proof is in time. In milliseconds. */
const inTime = 24 * 60 * 60_000;

/** Whether a proof came more than 24 hours after the truck had left the delivery it proves. */
export const isLateProof = (
  { stop, createdAt }: Pick<ShipmentDocument, 'stop' | 'createdAt'>,
  { stops }: Pick<FoldedShipment, 'stops'>,
): boolean => {
  const [left, added] = [stops[stop ?? -1]?.departedAt ?? null, readRfc3339(createdAt)];
  return left !== null && added !== undefined && added - left > inTime;
};
