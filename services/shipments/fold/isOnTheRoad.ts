import type { ShipmentStatus } from './ShipmentStatus.ts';

export const statusesOnTheRoad = [
  'dispatched',
  'at_pickup',
  'in_transit',
  'at_delivery',
] as const satisfies readonly ShipmentStatus[];

/** Whether the truck has been sent off and has not delivered yet. */
export const isOnTheRoad = (status: ShipmentStatus): boolean =>
  statusesOnTheRoad.some((onTheRoad) => onTheRoad === status);
