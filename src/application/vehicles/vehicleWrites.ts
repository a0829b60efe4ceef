import type { ServiceIdentifier } from 'inversify';
import { writeDraft } from '../../domain/record/writeDraft.ts';
import { parseVehicle } from '../../domain/vehicle/parseVehicle.ts';
import type { VehicleRecord } from '../../domain/vehicle/Vehicle.ts';
import { type VehicleDraft, vehicleFields, type VehiclePath } from '../../domain/vehicle/vehicleFields.ts';
import { givenByKind } from '../../domain/vehicle/vehicleTraits.ts';
import type { VehicleStatus } from '../../domain/vehicle/VehicleStatus.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Dialogs } from '../shared/Dialogs.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { listsWith } from '../shared/listsWith.ts';
import { type RecordWrites, recordWrites } from '../shared/recordWrites.ts';
import type { VehicleRegister } from './VehicleRegister.ts';

export type VehicleWrites = RecordWrites<VehicleDraft, VehiclePath, VehicleStatus, VehicleRecord>;
export const VehicleWrites: ServiceIdentifier<VehicleWrites> = Symbol('VehicleWrites');

/** Saves, moves and deletes vehicles. */
export const vehicleWrites = (
  register: VehicleRegister,
  clock: Clock,
  dialogs: Dialogs,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): VehicleWrites =>
  recordWrites(
    { clock, dialogs, keys, changes },
    {
      register,
      lists: listsWith.vehicle,
      entryOf: (draft: VehicleDraft, base) =>
        parseVehicle(
          { ...draft, ...givenByKind(draft.kind, base && writeDraft(vehicleFields, base)) },
          { thisYear: new Date(clock.now()).getFullYear() },
        ),
    },
  );
