import { fieldsIn } from '../record/fieldsIn.ts';
import { type VehicleFacts, vehicleFields } from './vehicleFields.ts';

const tractor: VehicleFacts['kind'] = 'tractor';
const reefer: VehicleFacts['bodyType'] = 'reefer';
const noFuel: VehicleFacts['fuel'] = 'none';

/** Whether a kind of vehicle carries load itself: all but tractor units do (product §5). */
export const carriesLoad = (kind: string): boolean => kind !== tractor;

/** Whether a body type requires a temperature range; it is optional for others (product §5). */
export const mustKeepTemperature = (bodyType: string): boolean => bodyType === reefer;

/** Whether a vehicle has an engine, judged by its fuel; without one there is no emission class. */
export const hasEngine = (fuel: string): boolean => fuel !== noFuel;

/** Whether a vehicle has an odometer to show: anything with an engine, and trailers with a reading. */
export const countsKilometres = ({ fuel, odometerKm }: Pick<VehicleFacts, 'fuel' | 'odometerKm'>): boolean =>
  hasEngine(fuel) || odometerKm > 0;

/** Facts about the load a vehicle carries. The gross weight is not one: tractor units have it too. */
export const loadCapacities = fieldsIn(vehicleFields, ['capacity', 'temperature']).filter(
  (name) => name !== 'grossWeightKg',
);

type LoadCapacity = (typeof loadCapacities)[number];

/**
 * Whether a capacity applies to a vehicle: to all that carry load, and to tractor units only if more than 0 is
 * recorded.
 */
export const hasCapacity = (vehicle: Pick<VehicleFacts, 'kind' | LoadCapacity>, capacity: LoadCapacity): boolean =>
  carriesLoad(vehicle.kind) || Boolean(vehicle[capacity]);
