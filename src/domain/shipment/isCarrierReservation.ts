import type { ShipmentRecord } from './Shipment.ts';
import { readReservations } from './readReservations.ts';
import type { ShipmentEvent } from './ShipmentEvent.ts';

/** Whether an event notes grounds against goods as the carrier took them over, which the shipper may accept (CMR article 9). */
export const isCarrierReservation = (
  { type, side, stop, data }: ShipmentEvent,
  stops: ShipmentRecord['stops'],
): boolean =>
  type === 'exception' &&
  side === 'carrier' &&
  stops[stop ?? -1]?.type === 'pickup' &&
  readReservations(data).length > 0;
