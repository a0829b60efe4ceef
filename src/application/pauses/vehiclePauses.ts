import type { ServiceIdentifier } from 'inversify';
import type { Vehicle } from '../../domain/vehicle/Vehicle.ts';
import { vehiclePauseFields } from '../../domain/vehicle/VehicleStatus.ts';
import { parseRecord } from '../../domain/record/parseRecord.ts';
import type { VehicleRegister } from '../vehicles/VehicleRegister.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { listsWith } from '../shared/listsWith.ts';
import { type Pauses, pauseWrites } from './pauseWrites.ts';

export type VehiclePauses = Pauses<typeof vehiclePauseFields, Vehicle>;
export const VehiclePauses: ServiceIdentifier<VehiclePauses> = Symbol('VehiclePauses');

/** Saves why a vehicle is off the road, and when it is expected back. */
export const vehiclePauses = (
  register: VehicleRegister,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): VehiclePauses =>
  pauseWrites(
    { keys, changes },
    {
      register,
      lists: listsWith.vehicle,
      parse: (draft) => parseRecord(vehiclePauseFields, draft, () => ({})),
    },
  );
