import type { ServiceIdentifier } from 'inversify';
import type { VehicleRecord } from '../../domain/vehicle/Vehicle.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import { listsWith } from '../shared/listsWith.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeRecord } from '../shared/writeRecord.ts';
import type { Written } from '../shared/Written.ts';
import type { VehicleRegister } from '../vehicles/VehicleRegister.ts';

export type CoupleTrailer = (
  vehicle: Pick<VehicleRecord, 'id' | 'version'>,
  trailerId: string | undefined,
) => Promise<Written<VehicleRecord>>;
export const CoupleTrailer: ServiceIdentifier<CoupleTrailer> = Symbol('CoupleTrailer');

/** Couples a trailer to a vehicle, or uncouples it; returns the latest on a conflict. Safe to retry. */
export const coupleTrailer =
  (register: VehicleRegister, keys: IdempotencyKeys, changes: RecordChanges): CoupleTrailer =>
  ({ id, version }, trailerId) =>
    writeRecord(changes, {
      lists: listsWith.vehicle,
      write: () => keys.once({ id, version, trailerId }, (key) => register.couple(id, version, trailerId, key)),
      edited: { version, readLatest: () => register.read(id) },
    });
