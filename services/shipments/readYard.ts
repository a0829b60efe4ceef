import type { Transaction } from 'kysely';
import { driversAtHand } from '../drivers/driversAtHand.ts';
import type { DriverAtHand, Unit } from '../freight/verdict/Combination.ts';
import type { Truck } from '../freight/verdict/Truck.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { freePlaces } from '../trucks/freePlaces.ts';
import { trucksOf } from '../trucks/trucksOf.ts';
import { unitsOf } from '../trucks/unitsOf.ts';
import { offeredCrew, type OfferedCrew } from './offeredCrew.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

/** Trailers and drivers without a truck that are tried. */
const mostSpare = 50;

interface Named<Part> {
  readonly id: string;
  readonly part: Part;
}

/** What a fleet has for a shipment. */
export interface Yard {
  readonly row: ShipmentRow;
  readonly trucks: readonly Truck[];
  readonly trailerOf: ReadonlyMap<string, string>;
  readonly driverOf: ReadonlyMap<string, string>;
  readonly spareTrailers: readonly Named<Unit>[];
  readonly spareDrivers: readonly Named<DriverAtHand>[];
  readonly offered: OfferedCrew | undefined;
  readonly free: Awaited<ReturnType<typeof freePlaces>>;
}

/** Reads trucks, trailers and drivers of the transaction's carrier, as they are free for a shipment. */
export async function readYard(
  tx: Transaction<Tables>,
  { gazetteer }: Pick<Services, 'gazetteer'>,
  row: ShipmentRow,
  now: Date,
): Promise<Yard> {
  const planning = { except: row.id, now };
  const { trucks } = await trucksOf(tx, row.carrier_id, undefined, planning);
  const asked = {
    companyId: row.carrier_id,
    vehicleIds: trucks.map(({ id }) => id),
    before: row.pickup_at,
    except: row.id,
  };
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
  const trailerUnits = await unitsOf(
    tx,
    trailers.map(({ id }) => id),
    planning,
  );
  const atHand = await driversAtHand(
    tx,
    drivers.map(({ id }) => id),
    planning,
  );
  return {
    row,
    trucks,
    trailerOf: new Map(coupled.flatMap(({ id, trailer_id: trailer }) => (trailer === null ? [] : [[id, trailer]]))),
    driverOf: new Map(seated.flatMap(({ id, current_vehicle_id: truck }) => (truck === null ? [] : [[truck, id]]))),
    spareTrailers: [...trailerUnits].map(([id, part]) => ({ id, part })),
    spareDrivers: [...atHand].map(([id, part]) => ({ id, part })),
    offered: await offeredCrew(tx, row, now),
    free: await freePlaces(tx, gazetteer, asked, now),
  };
}
