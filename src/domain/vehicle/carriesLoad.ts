import type { VehicleKind } from './VehicleKind.ts';

const tractor: VehicleKind = 'tractor';

/** Whether a vehicle takes load itself: all but a tractor unit do (product §5). */
export const carriesLoad = (kind: string): boolean => kind !== tractor;
