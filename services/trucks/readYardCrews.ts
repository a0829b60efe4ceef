import type { Transaction } from 'kysely';
import { driversAtHand } from '../drivers/driversAtHand.ts';
import type { Planning } from '../drivers/engagements.ts';
import type { DriverAtHand, Unit } from '../freight/verdict/Combination.ts';
import type { Tables } from '../Tables.ts';
import { unitsOf } from './unitsOf.ts';

/** Trailers and drivers without a truck that are tried. */
const mostSpare = 50;

interface Named<Part> {
  readonly id: string;
  readonly part: Part;
}

/** Which trailer and driver each truck has, and which have no truck. */
export interface YardCrews {
  readonly trailerOf: ReadonlyMap<string, string>;
  readonly driverOf: ReadonlyMap<string, string>;
  readonly trailers: readonly Named<Unit>[];
  readonly drivers: readonly Named<DriverAtHand>[];
}

/** Reads what is coupled and what is spare of the transaction's fleet. */
export async function readYardCrews(tx: Transaction<Tables>, planning: Planning): Promise<YardCrews> {
  const coupled = await tx
    .selectFrom('vehicle')
    .select(['id', 'trailer_id'])
    .where('trailer_id', 'is not', null)
    .execute();
  const seated = await tx
    .selectFrom('driver')
    .select(['id', 'current_vehicle_id'])
    .where('current_vehicle_id', 'is not', null)
    .execute();
  const behind = coupled.flatMap(({ trailer_id: trailerId }) => trailerId ?? []);
  let loose = tx
    .selectFrom('vehicle')
    .select('id')
    .where('kind', 'in', ['semi_trailer', 'trailer'])
    .where('status', 'in', ['available', 'assigned', 'in_use']);
  if (behind.length > 0) loose = loose.where('id', 'not in', behind);
  const trailers = await loose.orderBy('fleet_no_key').limit(mostSpare).execute();
  const drivers = await tx
    .selectFrom('driver')
    .select('id')
    .where('status', '=', 'active')
    .where('current_vehicle_id', 'is', null)
    .orderBy('id')
    .limit(mostSpare)
    .execute();
  const trailerIds = trailers.map(({ id }) => id);
  const driverIds = drivers.map(({ id }) => id);
  return {
    trailerOf: new Map(coupled.flatMap(({ id, trailer_id: trailer }) => (trailer === null ? [] : [[id, trailer]]))),
    driverOf: new Map(seated.flatMap(({ id, current_vehicle_id: truck }) => (truck === null ? [] : [[truck, id]]))),
    trailers: [...(await unitsOf(tx, trailerIds, planning))].map(([id, part]) => ({ id, part })),
    drivers: [...(await driversAtHand(tx, driverIds, planning))].map(([id, part]) => ({ id, part })),
  };
}
