import type { ShipmentStatus } from '../../domain/shipment/ShipmentStatus.ts';
import type { Tone } from './StatusBadge.tsx';

/** Badge tone of each status. */
export const shipmentTones = {
  booked: 'open',
  assigned: 'open',
  dispatched: 'busy',
  at_pickup: 'busy',
  in_transit: 'busy',
  at_delivery: 'busy',
  delivered: 'good',
  completed: 'good',
  cancelled: 'stopped',
} as const satisfies Record<ShipmentStatus, Tone>;
