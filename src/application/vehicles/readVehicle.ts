import type { ServiceIdentifier } from 'inversify';
import type { VehicleRecord } from '../../domain/vehicle/VehicleRecord.ts';
import type { VehicleRegister } from './VehicleRegister.ts';

export type ReadVehicle = (id: string, signal?: AbortSignal) => Promise<VehicleRecord>;
export const ReadVehicle: ServiceIdentifier<ReadVehicle> = Symbol('ReadVehicle');

/** A vehicle with its papers. */
export const readVehicle =
  (register: VehicleRegister): ReadVehicle =>
  (id, signal) =>
    register.read(id, signal);
