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

export interface ChosenCrew {
  readonly companyId: string;
  readonly vehicleId: string | null;
  readonly trailerId: string | null;
  readonly driverId: string | null;
  /** The shipment that is planned, if it is one already. */
  readonly except?: string | null;
}

/** What is to be said of a crew, and how far the truck comes empty to the first stop; null if it is not known from where. */
interface Judgement {
  readonly verdict: Verdict;
  readonly emptyKm: number | null;
}

type Judged =
  /** Null without a vehicle. */
  | { readonly judgement: Judgement | null }
  /** What the fleet does not have, or no longer. */
  | { readonly gone: readonly ('vehicleId' | 'trailerId' | 'driverId')[] };

/** Judges a crew of a fleet, in a transaction that sees what that fleet has. */
export async function judgeCrew(
  { gazetteer }: Pick<Services, 'gazetteer'>,
  tx: Transaction<Tables>,
  task: Task,
  { companyId, vehicleId, trailerId, driverId, except = null }: ChosenCrew,
  now: Date,
): Promise<Judged> {
  const ids = [vehicleId, trailerId].filter((id) => id !== null);
  const units = ids.length > 0 ? await unitsOf(tx, ids, { except, now }) : new Map<string, never>();
  const driver = driverId === null ? null : (await driversAtHand(tx, [driverId], { except, now })).get(driverId);
  const isThere = {
    vehicleId: vehicleId === null || units.has(vehicleId),
    trailerId: trailerId === null || units.has(trailerId),
    driverId: driver !== undefined,
  };
  const gone = (['vehicleId', 'trailerId', 'driverId'] as const).filter((field) => !isThere[field]);
  if (gone.length > 0) return { gone };
  const vehicle = vehicleId === null ? undefined : units.get(vehicleId);
  if (vehicleId === null || !vehicle) return { judgement: null };
  const trailer = (trailerId === null ? undefined : units.get(trailerId)) ?? null;
  const from = task.stops[0]?.window?.from ?? null;
  const asked = { companyId, vehicleIds: [vehicleId], before: from === null ? now : new Date(from), except };
  const free = (await freePlaces(tx, gazetteer, asked, now))(vehicleId);
  const verdict = verdictOn(task, { vehicle: { ...vehicle, free }, trailer, driver: driver ?? null }, now);
  return { judgement: { verdict, emptyKm: emptyKmTo(task, free) } };
}
