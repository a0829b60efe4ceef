import { sql, type Transaction } from 'kysely';
import { isPosition } from '../freight/fields/isPosition.ts';
import type { Task } from '../freight/verdict/Combination.ts';
import { elapsedMinutes } from '../freight/route/elapsedMinutes.ts';
import { estimateRoute, type RoutePoint } from '../freight/route/estimateRoute.ts';
import type { Gazetteer } from '../gazetteer/Gazetteer.ts';
import type { Tables } from '../Tables.ts';
import { baseOf } from '../trucks/whereabouts.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

const minute = 60_000;

interface FreePlace extends RoutePoint {
  readonly at: Date;
  readonly city: string | null;
}

/** How a truck comes to the first stop. */
export interface Approach {
  readonly free: { readonly city: string | null; readonly country: string; readonly at: Date } | null;
  readonly emptyKm: number | null;
  readonly slackMin: number | null;
}

interface Delivery {
  readonly vehicle_id: string;
  readonly ends_at: Date;
  readonly city: string | null;
  readonly country: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** Where each truck is free before a shipment: at its delivery before that one, or at its base. In a transaction of the carrier. */
export async function freePlaces(
  tx: Transaction<Tables>,
  gazetteer: Gazetteer,
  asked: { readonly companyId: string; readonly vehicleIds: readonly string[]; readonly shipment: ShipmentRow },
  now: Date,
): Promise<(vehicleId: string) => FreePlace | null> {
  const { companyId, vehicleIds, shipment } = asked;
  const { rows } = await sql<Delivery>`
    select truck as vehicle_id, ends_at, place ->> 'city' as city, place ->> 'country' as country,
      (place ->> 'lat')::float8 as lat, (place ->> 'lng')::float8 as lng
    from unnest(${sql.val(vehicleIds)}::uuid[]) truck cross join lateral (
      select ends_at, content #> '{stops,-1,place}' as place from shipment
      where carrier_id = ${companyId}::uuid and vehicle_id = truck and status <> 'cancelled' and id <> ${shipment.id}::uuid
        and ends_at <= ${shipment.pickup_at}::timestamptz
      order by ends_at desc limit 1) last`.execute(tx);
  const last = new Map(rows.map((row) => [row.vehicle_id, row]));
  const base = await baseOf(tx, gazetteer, companyId, now);
  return (vehicleId) => {
    const { city = null, country = null, lat = null, lng = null, ends_at: at } = last.get(vehicleId) ?? {};
    if (at && lat !== null && lng !== null && isPosition(lat, lng))
      return { city, country: country ?? '', lat, lng, at };
    return base;
  };
}

/** From where a truck is free to the first stop; minutes to spare may be below zero. */
export function approachTo({ stops: [first] }: Task, free: FreePlace | null, now: Date): Approach {
  const { lat = null, lng = null, country = null } = first?.place ?? {};
  if (!free || lat === null || lng === null) return { free: null, emptyKm: null, slackMin: null };
  const way = [free, { lat, lng, country: country ?? '' }];
  const { km, minutes } = estimateRoute(way);
  const arrival = Math.max(now.getTime(), free.at.getTime()) + elapsedMinutes(minutes, way) * minute;
  const slack = (Date.parse(first?.window?.to ?? '') - arrival) / minute;
  return {
    free: { city: free.city, country: free.country, at: free.at },
    emptyKm: km,
    slackMin: Number.isFinite(slack) ? Math.floor(slack) : null,
  };
}
