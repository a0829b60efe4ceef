import type { ServiceIdentifier } from 'inversify';
import type { DriverRecord } from '../../domain/driver/Driver.ts';
import { driverPauseFields } from '../../domain/driver/DriverStatus.ts';
import type { DraftOf, PathOf } from '../../domain/record/DraftOf.ts';
import type { Fields } from '../../domain/record/Field.ts';
import { parseRecord } from '../../domain/record/parseRecord.ts';
import type { VehicleRecord } from '../../domain/vehicle/Vehicle.ts';
import { vehiclePauseFields } from '../../domain/vehicle/VehicleStatus.ts';
import type { DriverRegister } from '../drivers/DriverRegister.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { VehicleRegister } from '../vehicles/VehicleRegister.ts';
import { type PauseWrites, pauseWrites } from './pauseWrites.ts';

/** Saves why a record is off the road and when it is expected back. */
export type Pauses<Of extends Fields, Held> = PauseWrites<DraftOf<Of>, PathOf<Of>, Held>;

export type VehiclePauses = Pauses<typeof vehiclePauseFields, VehicleRecord>;
export const VehiclePauses: ServiceIdentifier<VehiclePauses> = Symbol('VehiclePauses');

export type DriverPauses = Pauses<typeof driverPauseFields, DriverRecord>;
export const DriverPauses: ServiceIdentifier<DriverPauses> = Symbol('DriverPauses');

export const vehiclePauses = (
  register: VehicleRegister,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): VehiclePauses =>
  pauseWrites(
    { keys, changes },
    {
      register,
      lists: ['vehicles', 'drivers', 'papers'],
      parse: (draft) => parseRecord(vehiclePauseFields, draft, () => ({})),
    },
  );

export const driverPauses = (register: DriverRegister, keys: IdempotencyKeys, changes: RecordChanges): DriverPauses =>
  pauseWrites(
    { keys, changes },
    {
      register,
      lists: ['drivers', 'vehicles', 'papers', 'invitations'],
      parse: (draft) => parseRecord(driverPauseFields, draft, () => ({})),
    },
  );
