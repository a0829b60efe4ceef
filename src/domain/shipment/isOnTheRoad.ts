import type { ShipmentStatus } from './ShipmentStatus.ts';

const statuses: ReadonlySet<ShipmentStatus> = new Set(['dispatched', 'at_pickup', 'in_transit', 'at_delivery']);

/** Whether the truck has been sent off and has not delivered yet. The services hold the same statuses. */
export const isOnTheRoad = (status: ShipmentStatus): boolean => statuses.has(status);
