import type { ServiceIdentifier } from 'inversify';
import type { VehicleStatus } from '../../domain/vehicle/VehicleStatus.ts';
import type { VehicleRegister } from './VehicleRegister.ts';

export type CountVehicles = (signal: AbortSignal) => Promise<Readonly<Record<VehicleStatus, number>>>;
export const CountVehicles: ServiceIdentifier<CountVehicles> = Symbol('CountVehicles');

/** How many vehicles of the company have each status. */
export const countVehicles =
  (register: VehicleRegister): CountVehicles =>
  (signal) =>
    register.count(signal);
