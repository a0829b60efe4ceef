import type { ServiceIdentifier } from 'inversify';
import type { VehicleRecord } from '../../domain/vehicle/Vehicle.ts';
import type { VehicleStatus } from '../../domain/vehicle/VehicleStatus.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Written } from '../shared/Written.ts';
import { writeRecord } from '../shared/writeRecord.ts';
import { vehicleLists } from './vehicleLists.ts';
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
  (register: VehicleRegister, changes: RecordChanges): MoveVehicle =>
  ({ id, version, to }) =>
    writeRecord(changes, {
      lists: vehicleLists,
      version,
      write: () => register.move(id, version, to),
      readAgain: () => register.read(id),
    });
