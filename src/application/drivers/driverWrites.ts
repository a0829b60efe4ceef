import type { ServiceIdentifier } from 'inversify';
import { dayOf } from '../../domain/calendar/dayOf.ts';
import type { DriverRecord } from '../../domain/driver/Driver.ts';
import type { DriverDraft, DriverPath } from '../../domain/driver/driverFields.ts';
import type { DriverStatus } from '../../domain/driver/DriverStatus.ts';
import { parseDriver } from '../../domain/driver/parseDriver.ts';
import type { Clock } from '../shared/Clock.ts';
import type { Dialogs } from '../shared/Dialogs.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import { listsWith } from '../shared/listsWith.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { type RecordWrites, recordWrites } from '../shared/recordWrites.ts';
import type { DriverRegister } from './DriverRegister.ts';

/** Saves, moves and deletes drivers; a file replaces the photo. */
export type DriverWrites = RecordWrites<DriverDraft, DriverPath, DriverStatus, DriverRecord>;
export const DriverWrites: ServiceIdentifier<DriverWrites> = Symbol('DriverWrites');

/** Saves, moves and deletes drivers. */
export const driverWrites = (
  register: DriverRegister,
  clock: Clock,
  dialogs: Dialogs,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): DriverWrites =>
  recordWrites(
    { clock, dialogs, keys, changes },
    {
      register,
      lists: listsWith.driver,
      entryOf: (draft: DriverDraft, base, photo) => {
        const today = dayOf(new Date(clock.now()));
        const facts = parseDriver(draft, { status: base?.status ?? 'active', today });
        return facts.ok ? { ok: true, value: { facts: facts.value, photo } } : facts;
      },
    },
  );
