import type { Transaction } from 'kysely';
import { driversOfVehicles } from '../drivers/driversAtHand.ts';
import type { Planning } from '../drivers/engagements.ts';
import type { Truck } from '../freight/verdict/Truck.ts';
import type { Tables } from '../Tables.ts';
import { trucksInUse } from './trucksInUse.ts';
import { unitsOf } from './unitsOf.ts';

/** How many trucks of a fleet are judged for each load, so that a large one does not hold up others. */
const mostTrucks = 1_000;

interface TrucksAtHand {
  readonly trucks: readonly Truck[];
  readonly hasMore: boolean;
}

/** Trucks of the transaction's company with trailer and driver as they are coupled now, by fleet number; all but the retired, or one. */
export async function trucksOf(
  tx: Transaction<Tables>,
  companyId: string,
  id?: string,
  planning?: Planning,
): Promise<TrucksAtHand> {
  let found = trucksInUse(tx, companyId)
    .select(['id', 'trailer_id'])
    .orderBy('fleet_no_key')
    .orderBy('id')
    .limit(mostTrucks + 1);
  if (id !== undefined) found = found.where('id', '=', id);
  const counted = await found.execute();
  const rows = counted.slice(0, mostTrucks);
  const units = await unitsOf(
    tx,
    rows.flatMap((row) => (row.trailer_id === null ? [row.id] : [row.id, row.trailer_id])),
    planning,
  );
  const drivers = await driversOfVehicles(
    tx,
    rows.map((row) => row.id),
    planning,
  );
  const trucks = rows.flatMap((row) => {
    const vehicle = units.get(row.id);
    const trailer = row.trailer_id === null ? null : (units.get(row.trailer_id) ?? null);
    return vehicle ? [{ id: row.id, vehicle, trailer, driver: drivers.get(row.id) ?? null }] : [];
  });
  return { trucks, hasMore: counted.length > mostTrucks };
}
