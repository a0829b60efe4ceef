import type { ServiceIdentifier } from 'inversify';
import type { VehicleRecord } from '../../domain/vehicle/VehicleRecord.ts';
import type { VehicleStatus } from '../../domain/vehicle/VehicleStatus.ts';
import type { Written } from '../shared/Written.ts';
import { writtenOrStale } from '../shared/writtenOrStale.ts';
import type { VehicleRegister } from './VehicleRegister.ts';

interface VehicleMove {
  readonly id: string;
  readonly version: number;
  readonly to: VehicleStatus;
}

export type MoveVehicle = (move: VehicleMove) => Promise<Written<VehicleRecord>>;
export const MoveVehicle: ServiceIdentifier<MoveVehicle> = Symbol('MoveVehicle');

/** Gives a vehicle another status, unless somebody has changed it since. */
export const moveVehicle =
  (register: VehicleRegister): MoveVehicle =>
  ({ id, version, to }) =>
    writtenOrStale({
      version,
      write: () => register.move(id, version, to),
      readAnew: () => register.read(id),
    });
