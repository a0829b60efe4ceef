import type { VehicleFacts } from './vehicleFields.ts';

const tractor: VehicleFacts['kind'] = 'tractor';

/** Whether a vehicle takes load itself: all but a tractor unit do (product §5). */
export const carriesLoad = (kind: string): boolean => kind !== tractor;
