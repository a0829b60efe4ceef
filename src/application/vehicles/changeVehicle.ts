import type { ServiceIdentifier } from 'inversify';
import type { VehicleFacts } from '../../domain/vehicle/VehicleFacts.ts';
import type { VehicleRecord } from '../../domain/vehicle/VehicleRecord.ts';
import type { Written } from '../shared/Written.ts';
import { writtenOrStale } from '../shared/writtenOrStale.ts';
import type { VehicleRegister } from './VehicleRegister.ts';

interface VehicleChange {
  readonly id: string;
  readonly version: number;
  readonly facts: VehicleFacts;
}

export type ChangeVehicle = (change: VehicleChange, idempotencyKey: string) => Promise<Written<VehicleRecord>>;
export const ChangeVehicle: ServiceIdentifier<ChangeVehicle> = Symbol('ChangeVehicle');

/** Saves a vehicle's facts, unless somebody has changed it since. */
export const changeVehicle =
  (register: VehicleRegister): ChangeVehicle =>
  ({ id, version, facts }, idempotencyKey) =>
    writtenOrStale({
      version,
      write: () => register.change(id, version, facts, idempotencyKey),
      readAnew: () => register.read(id),
    });
