import type { VehicleFacts } from './vehicleFields.ts';

const noFuel: VehicleFacts['fuel'] = 'none';

/** Whether a vehicle moves by itself, by what it runs on; one that is pulled has no emission class. */
export const hasEngine = (fuel: string): boolean => fuel !== noFuel;
