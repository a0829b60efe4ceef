import type { ServiceIdentifier } from 'inversify';
import type { SupportedVehicle } from '../../domain/vehicle/SupportedVehicle.ts';
import type { VehicleRegister } from './VehicleRegister.ts';

export type ListSupportedVehicles = (signal?: AbortSignal) => Promise<readonly SupportedVehicle[]>;
export const ListSupportedVehicles: ServiceIdentifier<ListSupportedVehicles> = Symbol('ListSupportedVehicles');

/** The models on the market that the form can fill in, by make and model. */
export const listSupportedVehicles =
  (register: VehicleRegister): ListSupportedVehicles =>
  async (signal) =>
    (await register.supported(signal)).toSorted(
      (a, b) => a.make.localeCompare(b.make) || a.model.localeCompare(b.model),
    );
