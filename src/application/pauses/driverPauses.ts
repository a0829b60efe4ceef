import type { ServiceIdentifier } from 'inversify';
import type { Driver } from '../../domain/driver/Driver.ts';
import { driverPauseFields } from '../../domain/driver/DriverStatus.ts';
import { parseRecord } from '../../domain/record/parseRecord.ts';
import type { DriverRegister } from '../drivers/DriverRegister.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import { listsWith } from '../shared/listsWith.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { type Pauses, pauseWrites } from './pauseWrites.ts';

export type DriverPauses = Pauses<typeof driverPauseFields, Driver>;
export const DriverPauses: ServiceIdentifier<DriverPauses> = Symbol('DriverPauses');

/** Saves why a driver is off the road, and when they are expected back. */
export const driverPauses = (register: DriverRegister, keys: IdempotencyKeys, changes: RecordChanges): DriverPauses =>
  pauseWrites(
    { keys, changes },
    {
      register,
      lists: listsWith.driver,
      parse: (draft) => parseRecord(driverPauseFields, draft, () => ({})),
    },
  );
