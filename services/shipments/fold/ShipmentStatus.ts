export const shipmentStatuses = [
  'booked',
  'assigned',
  'dispatched',
  'at_pickup',
  'in_transit',
  'at_delivery',
  'delivered',
  'completed',
  'cancelled',
] as const;

export type ShipmentStatus = (typeof shipmentStatuses)[number];
