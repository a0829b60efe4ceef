import { isCarrierReservation } from './isCarrierReservation.ts';
import type { ShipmentRecord } from './Shipment.ts';
import type { ShipmentEvent } from './ShipmentEvent.ts';
import { resolves } from './stepProblem.ts';

/** Whether the shipper itself resolved what the carrier reserved at a pickup. What waits on this device is not said yet. */
export const isReservationAccepted = (
  event: ShipmentEvent,
  { events, stops }: Pick<ShipmentRecord, 'events' | 'stops'>,
): boolean => {
  const answer = events.find(
    ({ type, recordedAt, data, isUnsent }) =>
      type === 'resolved' && isUnsent !== true && recordedAt > event.recordedAt && resolves(data, event.id),
  );
  return answer?.side === 'shipper' && isCarrierReservation(event, stops);
};
