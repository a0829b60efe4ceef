import type { ServiceIdentifier } from 'inversify';
import { parseVehicle } from '../../domain/vehicle/parseVehicle.ts';
import type { VehicleDraft, VehiclePath } from '../../domain/vehicle/vehicleFields.ts';
import type { VehicleRecord } from '../../domain/vehicle/Vehicle.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Saved } from '../shared/Saved.ts';
import { writeRecord } from '../shared/writeRecord.ts';
import { vehicleLists } from './vehicleLists.ts';
import type { VehicleRegister } from './VehicleRegister.ts';

/** `base` is the vehicle that was edited; undefined for a new one. */
export type SaveVehicle = (
  draft: VehicleDraft,
  base: VehicleRecord | undefined,
) => Promise<Saved<VehicleRecord, VehiclePath>>;
export const SaveVehicle: ServiceIdentifier<SaveVehicle> = Symbol('SaveVehicle');

/** Adds a vehicle, or saves one unless somebody has changed it since. Sent again after no answer, it is done once. */
export const saveVehicle =
  (register: VehicleRegister, clock: Clock, keys: IdempotencyKeys, changes: RecordChanges): SaveVehicle =>
  async (draft, base) => {
    const facts = parseVehicle(draft, new Date(clock.now()).getFullYear());
    if (!facts.ok) return { kind: 'invalid', problems: facts.problems };
    const content = { vehicle: base?.id, version: base?.version, facts: facts.value };
    return writeRecord(changes, {
      lists: vehicleLists,
      version: base?.version,
      write: () =>
        keys.once(content, (key) =>
          base ? register.change(base.id, base.version, facts.value, key) : register.add(facts.value, key),
        ),
      readAgain: () => register.read(base?.id ?? ''),
    });
  };
