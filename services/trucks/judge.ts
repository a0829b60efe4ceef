import type { Transaction } from 'kysely';
import { driversAtHand } from '../drivers/driversAtHand.ts';
import type { RequestContent } from '../freight/request/requestContent.ts';
import type { Verdict } from '../freight/verdict/Verdict.ts';
import { verdictOn } from '../freight/verdict/verdictOn.ts';
import type { Tables } from '../Tables.ts';
import { unitsOf } from '../trucks/unitsOf.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';

interface Chosen {
  readonly vehicleId: string | null;
  readonly trailerId: string | null;
  readonly driverId: string | null;
}

/** The verdict on what a fleet chose, in the transaction of that fleet; null without a vehicle. Refuses with 422 what is not its own. */
export async function judge(
  tx: Transaction<Tables>,
  task: RequestContent,
  { vehicleId, trailerId, driverId }: Chosen,
  now: Date,
  except: string | null = null,
): Promise<Verdict | null> {
  const ids = [vehicleId, trailerId].filter((id) => id !== null);
  const units = ids.length > 0 ? await unitsOf(tx, ids, { except, now }) : new Map<string, never>();
  const driver = driverId === null ? null : (await driversAtHand(tx, [driverId], { except, now })).get(driverId);
  const errors = [
    ...(['vehicleId', 'trailerId'] as const).flatMap((field) => {
      const id = { vehicleId, trailerId }[field];
      return id === null || units.has(id) ? [] : [refusedField(field, 'noVehicleOfOurs')];
    }),
    ...(driver === undefined ? [refusedField('driverId', 'noDriverOfOurs')] : []),
  ];
  if (errors.length > 0) throw refusedFields(errors);
  const vehicle = vehicleId === null ? undefined : units.get(vehicleId);
  if (!vehicle) return null;
  const trailer = (trailerId === null ? undefined : units.get(trailerId)) ?? null;
  return verdictOn(task, { vehicle, trailer, driver: driver ?? null }, now);
}
