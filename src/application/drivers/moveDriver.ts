import type { ServiceIdentifier } from 'inversify';
import type { DriverRecord } from '../../domain/driver/Driver.ts';
import type { DriverStatus } from '../../domain/driver/DriverStatus.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Written } from '../shared/Written.ts';
import { writeRecord } from '../shared/writeRecord.ts';
import { driverLists } from './driverLists.ts';
import type { DriverRegister } from './DriverRegister.ts';

interface DriverMove {
  readonly id: string;
  readonly version: number;
  readonly to: DriverStatus;
}

export type MoveDriver = (move: DriverMove) => Promise<Written<DriverRecord>>;
export const MoveDriver: ServiceIdentifier<MoveDriver> = Symbol('MoveDriver');

/** Gives a driver another status, unless somebody has changed them since. */
export const moveDriver =
  (register: DriverRegister, changes: RecordChanges): MoveDriver =>
  ({ id, version, to }) =>
    writeRecord(changes, {
      lists: driverLists,
      version,
      write: () => register.move(id, version, to),
      readAgain: () => register.read(id),
    });
