import type { Shipment } from './Shipment.ts';

/** Until when the truck is due at the next stop, RFC 3339: the end of its window. Undefined while the truck is at a stop, and once none is ahead. */
export const arrivalDue = ({
  status,
  stops,
  nextStop,
}: Pick<Shipment, 'status' | 'stops' | 'nextStop'>): string | undefined =>
  status === 'at_pickup' || status === 'at_delivery' ? undefined : stops[nextStop ?? -1]?.window?.to;
