import type { Transaction } from 'kysely';
import { driversAtHand } from '../drivers/driversAtHand.ts';
import type { DriverAtHand, Unit } from '../freight/verdict/Combination.ts';
import type { Tables } from '../Tables.ts';
import { unitsOf } from '../trucks/unitsOf.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

/** The truck an offer named. Trailer and driver are undefined where it named none, or the fleet no longer has them. */
export interface OfferedCrew {
  readonly vehicleId: string;
  readonly trailer: { readonly id: string; readonly part: Unit } | undefined;
  readonly driver: { readonly id: string; readonly part: DriverAtHand } | undefined;
}

const named = <Part>(id: string | null, part: Part | undefined) => (id !== null && part ? { id, part } : undefined);

/** What the offer of a shipment named to carry it with, in a transaction of the carrier; undefined if it named no truck. */
export async function offeredCrew(
  tx: Transaction<Tables>,
  row: Pick<ShipmentRow, 'id' | 'offer_id'>,
  now: Date,
): Promise<OfferedCrew | undefined> {
  const planning = { except: row.id, now };
  const offer = await tx
    .selectFrom('offer')
    .select(['vehicle_id', 'trailer_id', 'driver_id'])
    .where('id', '=', row.offer_id)
    .executeTakeFirst();
  if (!offer?.vehicle_id) return undefined;
  const { trailer_id: trailerId, driver_id: driverId } = offer;
  const trailers = await unitsOf(tx, trailerId === null ? [] : [trailerId], planning);
  const drivers = await driversAtHand(tx, driverId === null ? [] : [driverId], planning);
  return {
    vehicleId: offer.vehicle_id,
    trailer: named(trailerId, trailers.get(trailerId ?? '')),
    driver: named(driverId, drivers.get(driverId ?? '')),
  };
}
