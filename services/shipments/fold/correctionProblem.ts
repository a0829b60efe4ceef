import type { EventRefusal } from './EventRefusal.ts';
import type { FoldedShipment, PastEvent } from './FoldedShipment.ts';
import type { ShipmentEvent } from './ShipmentEvent.ts';

/** The time (epoch milliseconds) a correction gives; undefined if it gives none. */
export const correctedTime = (data: ShipmentEvent['data']): number | undefined => {
  const at = data['at'];
  const instant = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
};

const naming = (code: 'before_previous' | 'after_next', { id, type, at }: PastEvent): EventRefusal => ({
  code,
  field: 'at',
  event: { id, type, at },
});

/** What an event cannot come before, whatever its time is said to be. */
const precedes = (past: readonly PastEvent[], { type, stop, moved }: PastEvent): PastEvent | undefined => {
  if (type === 'pod_added') return past.find((each) => each.type === 'arrived' && each.stop === stop);
  return moved || type === 'pod_rejected' ? past.findLast((each) => each.moved) : undefined;
};

/** Why a correction is refused: it changes the time of an own event, never the order of what moved the shipment. */
export const correctionProblem = (
  { past, bookedAt }: FoldedShipment,
  { side, data }: Pick<ShipmentEvent, 'side' | 'data'>,
): EventRefusal | null => {
  const of = past.findIndex(({ id }) => id === data['of']);
  const corrected = past[of];
  if (!corrected || corrected.type === 'booked') return { code: 'nothing_to_correct', field: 'of' };
  if (corrected.side !== side) return { code: 'wrong_side', field: null };
  const at = correctedTime(data);
  if (at === undefined) return { code: 'not_an_instant', field: 'at' };
  const before = precedes(past.slice(0, of), corrected);
  if (before && at < before.at) return naming('before_previous', before);
  if (bookedAt !== null && at < bookedAt) return { code: 'before_previous', field: 'at' };
  const after = corrected.moved ? past.slice(of + 1).find(({ moved }) => moved) : undefined;
  return after && at > after.at ? naming('after_next', after) : null;
};
