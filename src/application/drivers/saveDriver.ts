import type { ServiceIdentifier } from 'inversify';
import { dayOf } from '../../domain/calendar/dayOf.ts';
import type { DriverDraft, DriverPath } from '../../domain/driver/driverFields.ts';
import type { DriverRecord } from '../../domain/driver/Driver.ts';
import { parseDriver } from '../../domain/driver/parseDriver.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Saved } from '../shared/Saved.ts';
import { writeRecord } from '../shared/writeRecord.ts';
import { driverLists } from './driverLists.ts';
import type { DriverRegister } from './DriverRegister.ts';

/** `base` is the driver who was edited, undefined for a new one; `photo` replaces the picture where there is one. */
export type SaveDriver = (
  draft: DriverDraft,
  base: DriverRecord | undefined,
  photo: File | undefined,
) => Promise<Saved<DriverRecord, DriverPath>>;
export const SaveDriver: ServiceIdentifier<SaveDriver> = Symbol('SaveDriver');

/** Adds a driver, or saves one unless somebody has changed them since. Sent again after no answer, it is done once. */
export const saveDriver =
  (register: DriverRegister, clock: Clock, keys: IdempotencyKeys, changes: RecordChanges): SaveDriver =>
  async (draft, base, photo) => {
    const today = dayOf(new Date(clock.now()));
    const facts = parseDriver(draft, { status: base?.status ?? 'active', today });
    if (!facts.ok) return { kind: 'invalid', problems: facts.problems };
    const entry = { facts: facts.value, photo };
    const content = { driver: base?.id, version: base?.version, ...entry };
    return writeRecord(changes, {
      lists: driverLists,
      version: base?.version,
      write: () =>
        keys.once(content, (key) =>
          base ? register.change(base.id, base.version, entry, key) : register.add(entry, key),
        ),
      readAgain: () => register.read(base?.id ?? ''),
    });
  };
