import type { VehicleStatus } from './VehicleStatus.ts';

/** Whether a vehicle may be deleted: not while a shipment counts on it. */
export const mayRemoveVehicle = (status: VehicleStatus): boolean => status !== 'assigned' && status !== 'in_use';
