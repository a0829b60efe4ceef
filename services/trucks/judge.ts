import type { Transaction } from 'kysely';
import { driversAtHand } from '../drivers/driversAtHand.ts';
import type { Task } from '../freight/verdict/Combination.ts';
import type { Verdict } from '../freight/verdict/Verdict.ts';
import { verdictOn } from '../freight/verdict/verdictOn.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { emptyKmTo } from '../trucks/emptyKmTo.ts';
import { freePlaces } from '../trucks/freePlaces.ts';
import { unitsOf } from '../trucks/unitsOf.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';

interface Chosen {
  readonly companyId: string;
  readonly vehicleId: string | null;
  readonly trailerId: string | null;
  readonly driverId: string | null;
  /** The shipment that is planned, if it is one already. */
  readonly except?: string | null;
}

/** What is to be said of what a fleet chose, and how far the truck comes empty to the first stop; null if it is not known from where. */
interface Judgement {
  readonly verdict: Verdict;
  readonly emptyKm: number | null;
}

/** Judges what a fleet chose, in the transaction of that fleet; null without a vehicle. Refuses with 422 what is not its own. */
export async function judge(
  { gazetteer }: Pick<Services, 'gazetteer'>,
  tx: Transaction<Tables>,
  task: Task,
  { companyId, vehicleId, trailerId, driverId, except = null }: Chosen,
  now: Date,
): Promise<Judgement | null> {
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
  if (vehicleId === null || !vehicle) return null;
  const trailer = (trailerId === null ? undefined : units.get(trailerId)) ?? null;
  const from = task.stops[0]?.window?.from ?? null;
  const asked = { companyId, vehicleIds: [vehicleId], before: from === null ? now : new Date(from), except };
  const free = (await freePlaces(tx, gazetteer, asked, now))(vehicleId);
  return {
    verdict: verdictOn(task, { vehicle: { ...vehicle, free }, trailer, driver: driver ?? null }, now),
    emptyKm: emptyKmTo(task, free),
  };
}
