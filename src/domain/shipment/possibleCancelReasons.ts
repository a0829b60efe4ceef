import { eventProblem } from './eventProblem.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import type { Side } from './ShipmentEvent.ts';
import { cancelReasons } from './shipmentReasons.ts';

export type CancelReason = (typeof cancelReasons)['carrier' | 'shipper'][number];

/** Why a side may cancel now (epoch milliseconds); none if it can no longer. Each is held against the rules of an event. */
export const possibleCancelReasons = (
  folded: FoldedShipment,
  side: Exclude<Side, 'service'>,
  now: number,
): readonly CancelReason[] => {
  // The clock of this browser may be behind that of the service.
  const at = Math.max(now, ...folded.past.map((event) => event.at));
  return cancelReasons[side].filter((reason) => {
    const asked = { id: '', type: 'cancelled', stop: null, at, side, source: 'desk', position: null } as const;
    return eventProblem(folded, { ...asked, data: { reason } }, at) === null;
  });
};
