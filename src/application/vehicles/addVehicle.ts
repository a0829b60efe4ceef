import type { ServiceIdentifier } from 'inversify';
import type { VehicleFacts } from '../../domain/vehicle/VehicleFacts.ts';
import type { VehicleRecord } from '../../domain/vehicle/VehicleRecord.ts';
import type { VehicleRegister } from './VehicleRegister.ts';

export type AddVehicle = (facts: VehicleFacts, idempotencyKey: string) => Promise<VehicleRecord>;
export const AddVehicle: ServiceIdentifier<AddVehicle> = Symbol('AddVehicle');

/** Takes a vehicle into the company's register, once for one key however often it is sent. */
export const addVehicle =
  (register: VehicleRegister): AddVehicle =>
  (facts, idempotencyKey) =>
    register.add(facts, idempotencyKey);
