import type { Transaction } from 'kysely';
import type { RoutePoint } from '../freight/route/estimateRoute.ts';
import type { Gazetteer } from '../gazetteer/Gazetteer.ts';
import type { Tables } from '../Tables.ts';

/** Where a truck is, or will be once its last shipment is delivered. */
export type Whereabouts = RoutePoint & { readonly at: Date };

/** A truck that has had nothing to do for longer is taken to be at its base. In milliseconds. */
const restsAfter = 48 * 3_600_000;

/** Where a truck of the transaction's company is free, and from when: at its last delivery or at its base; null if neither is known. */
export async function whereabouts(
  tx: Transaction<Tables>,
  gazetteer: Gazetteer,
  { companyId, vehicleId }: { readonly companyId: string; readonly vehicleId: string },
  now: Date,
): Promise<Whereabouts | null> {
  const delivery = await lastDelivery(tx, companyId, vehicleId);
  if (delivery && delivery.at.getTime() > now.getTime() - restsAfter) return delivery;
  return (await baseOf(tx, gazetteer, companyId, now)) ?? delivery;
}

async function lastDelivery(
  tx: Transaction<Tables>,
  companyId: string,
  vehicleId: string,
): Promise<Whereabouts | null> {
  const last = await tx
    .selectFrom('shipment')
    .select(['content', 'ends_at'])
    .where('carrier_id', '=', companyId)
    .where('vehicle_id', '=', vehicleId)
    .where('status', '<>', 'cancelled')
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { lat = null, lng = null, country = null } = last?.content.stops.at(-1)?.place ?? {};
  return last && lat !== null && lng !== null ? { lat, lng, country: country ?? '', at: last.ends_at } : null;
}

/** The town in the address of the company. */
export async function baseOf(
  tx: Transaction<Tables>,
  gazetteer: Gazetteer,
  companyId: string,
  now: Date,
): Promise<(Whereabouts & { readonly city: string }) | null> {
  const { city, country } = await tx
    .selectFrom('company')
    .select(['city', 'country'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (city === null || country === null) return null;
  const town = gazetteer.named(city, country);
  return town ? { city, lat: town.lat, lng: town.lng, country, at: now } : null;
}
