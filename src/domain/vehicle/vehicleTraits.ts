import type { VehicleFacts } from './vehicleFields.ts';

const tractor: VehicleFacts['kind'] = 'tractor';
const reefer: VehicleFacts['bodyType'] = 'reefer';
const noFuel: VehicleFacts['fuel'] = 'none';

/** Whether a vehicle takes load itself, by its kind: all but a tractor unit do (product §5). */
export const carriesLoad = (kind: string): boolean => kind !== tractor;

/** Whether a body is built to keep a temperature, so that its range has to be named; any other may name one (product §5). */
export const mustKeepTemperature = (bodyType: string): boolean => bodyType === reefer;

/** Whether a vehicle moves by itself, by what it runs on; one that is pulled has no emission class. */
export const hasEngine = (fuel: string): boolean => fuel !== noFuel;

/** Whether a vehicle has kilometres to speak of: whatever drives by itself, and what is pulled where some have been counted. */
export const countsKilometres = ({ fuel, odometerKm }: Pick<VehicleFacts, 'fuel' | 'odometerKm'>): boolean =>
  hasEngine(fuel) || odometerKm > 0;

type Capacity = 'payloadKg' | 'volumeM3' | 'palletPositions' | 'temperatureC';

/** Whether a vehicle has a capacity to speak of: whatever carries load does, a tractor unit where more than none is written down. */
export const hasCapacity = (vehicle: Pick<VehicleFacts, 'kind' | Capacity>, capacity: Capacity): boolean =>
  carriesLoad(vehicle.kind) || Boolean(vehicle[capacity]);
