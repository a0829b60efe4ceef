import type { Transaction } from 'kysely';
import { driversAtHand } from '../drivers/driversAtHand.ts';
import type { DriverAtHand, Task, Unit } from '../freight/verdict/Combination.ts';
import type { Truck } from '../freight/verdict/Truck.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import type { FreePlace } from '../trucks/FreePlace.ts';
import { freePlaces } from '../trucks/freePlaces.ts';
import { readYardCrews, type YardCrews } from '../trucks/readYardCrews.ts';
import { trucksOf } from '../trucks/trucksOf.ts';
import { unitsOf } from '../trucks/unitsOf.ts';

/** As many trailers, and drivers, as trucks are judged. */
const most = 1_000;

interface Wanted {
  readonly companyId: string;
  readonly vehicleId: string | null;
  readonly trailerId: string | null;
}

interface Choices {
  /** With the trailer and driver each has. */
  readonly trucks: readonly Truck[];
  /** What is coupled to them, and what is spare. */
  readonly yardCrews: YardCrews;
  readonly freeOf: (vehicleId: string) => FreePlace | null;
  /** The chosen vehicle and trailer. */
  readonly vehicle: Unit | undefined;
  readonly trailer: Unit | null;
  /** All there are to choose from, once there is a vehicle. */
  readonly trailers: readonly (readonly [id: string, part: Unit])[];
  readonly drivers: readonly (readonly [id: string, part: DriverAtHand])[];
}

/** What the transaction's fleet has to carry a task with. */
export async function readChoices(
  tx: Transaction<Tables>,
  { gazetteer }: Pick<Services, 'gazetteer'>,
  task: Task,
  { companyId, vehicleId, trailerId }: Wanted,
  now: Date,
): Promise<Choices> {
  const planning = { now };
  const { trucks } = await trucksOf(tx, companyId, undefined, planning);
  const from = task.stops[0]?.window?.from ?? null;
  const vehicleIds = trucks.map(({ id }) => id);
  const before = from === null ? now : new Date(from);
  const freeOf = await freePlaces(tx, gazetteer, { companyId, vehicleIds, before, except: null }, now);
  const yardCrews = await readYardCrews(tx, planning);
  if (vehicleId === null)
    return { trucks, yardCrews, freeOf, vehicle: undefined, trailer: null, trailers: [], drivers: [] };
  const pulled = await tx
    .selectFrom('vehicle')
    .select('id')
    .where('kind', 'in', ['semi_trailer', 'trailer'])
    .where('status', '<>', 'retired')
    .orderBy('fleet_no_key')
    .limit(most)
    .execute();
  const staff = await tx
    .selectFrom('driver')
    .select('id')
    .where('status', '<>', 'left')
    .orderBy('id')
    .limit(most)
    .execute();
  const trailerIds = pulled.map(({ id }) => id);
  const chosenIds = trailerId === null ? [vehicleId] : [vehicleId, trailerId];
  const chosen = await unitsOf(tx, chosenIds, planning);
  const drivers = await driversAtHand(
    tx,
    staff.map(({ id }) => id),
    planning,
  );
  return {
    trucks,
    yardCrews,
    freeOf,
    vehicle: chosen.get(vehicleId),
    trailer: (trailerId === null ? undefined : chosen.get(trailerId)) ?? null,
    trailers: [...(await unitsOf(tx, trailerIds, planning))],
    drivers: [...drivers],
  };
}
