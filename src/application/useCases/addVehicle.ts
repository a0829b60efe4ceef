import type { ServiceIdentifier } from 'inversify';
import type { VehicleFacts } from '../../domain/vehicle/VehicleFacts.ts';
import type { VehicleRecord } from '../../domain/vehicle/VehicleRecord.ts';
import type { Ids } from '../ports/Ids.ts';
import type { VehicleRegister } from '../ports/VehicleRegister.ts';

export type AddVehicle = (facts: VehicleFacts) => Promise<VehicleRecord>;
export const AddVehicle: ServiceIdentifier<AddVehicle> = Symbol('AddVehicle');

/** Takes a vehicle into the company's register, once however often the network makes it try. */
export const addVehicle =
  (register: VehicleRegister, ids: Ids): AddVehicle =>
  (facts) =>
    register.add(facts, ids.next());
