import type { ServiceIdentifier } from 'inversify';
import type { DriverRecord } from '../../domain/driver/DriverRecord.ts';
import type { DriverStatus } from '../../domain/driver/DriverStatus.ts';
import type { Written } from '../shared/Written.ts';
import { writtenOrStale } from '../shared/writtenOrStale.ts';
import type { DriverRegister } from './DriverRegister.ts';

export interface DriverMove {
  readonly id: string;
  readonly version: number;
  readonly to: DriverStatus;
}

export type MoveDriver = (move: DriverMove) => Promise<Written<DriverRecord>>;
export const MoveDriver: ServiceIdentifier<MoveDriver> = Symbol('MoveDriver');

/** Gives a driver another status, unless somebody has changed it since. */
export const moveDriver =
  (register: DriverRegister): MoveDriver =>
  ({ id, version, to }) =>
    writtenOrStale({
      version,
      write: () => register.move(id, version, to),
      readAnew: () => register.read(id),
    });
