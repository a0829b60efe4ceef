import { carriesLoad } from './carriesLoad.ts';
import type { VehicleFacts } from './vehicleFields.ts';

type Capacity = 'payloadKg' | 'volumeM3' | 'palletPositions' | 'temperatureC';

/** Whether a vehicle has a capacity to speak of: whatever carries load does, a tractor unit where more than none is written down. */
export const hasCapacity = (vehicle: Pick<VehicleFacts, 'kind' | Capacity>, capacity: Capacity): boolean =>
  carriesLoad(vehicle.kind) || Boolean(vehicle[capacity]);
