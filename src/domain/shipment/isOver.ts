import type { ShipmentStatus } from './ShipmentStatus.ts';

/** Whether a shipment has ended: what was open then is closed with it, and stays on record. */
export const isOver = (status: ShipmentStatus): boolean => status === 'completed' || status === 'cancelled';
