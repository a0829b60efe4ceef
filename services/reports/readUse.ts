import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { mostShipments, tooMany } from './mostShipments.ts';
import { periodBounds } from './periodBounds.ts';
import type { Span, Standing, VehicleUse } from './utilisation.ts';

/** A vehicle of a fleet with what is known of its use. */
export interface UsedVehicle extends VehicleUse {
  readonly id: string;
  readonly fleetNo: string;
  readonly plate: string;
}

interface TripRow {
  readonly vehicleId: string;
  readonly trailerId: string | null;
  readonly begin: Date;
  readonly end: Date | null;
}

/** Trips that were to end so long before a period may reach into it, unless they were delivered before. */
const longestTrip = 30 * 86_400_000;
const trailers: ReadonlySet<string> = new Set(['semi_trailer', 'trailer']);

/** From the dispatch, as corrected last, or the first arrival, to the delivery, or the cancellation after a dispatch. */
const readTrips = async (tx: Transaction<Tables>, companyId: string, begin: Date, end: Date, now: number) => {
  const { rows } = await sql<TripRow>`
    select vehicle_id as "vehicleId", trailer_id as "trailerId", coalesce(went.at, came.at) as begin,
      case when status = 'cancelled' then least(coalesce(delivered_at, ended.at), ended.at) else delivered_at end as end
    from shipment
      left join lateral (select coalesce((select (later.data ->> 'at')::timestamptz from shipment_event later
          where later.shipment_id = shipment.id and later.type = 'correction' and later.data ->> 'of' = event.id::text
          order by later.number desc limit 1), event.at) as at
        from shipment_event event where event.shipment_id = shipment.id and event.type = 'dispatched' order by number desc limit 1) went on true
      left join lateral (select min(arrived_at) as at from stop_visit where shipment_id = shipment.id) came on true
      left join lateral (select at from shipment_event event where event.shipment_id = shipment.id and event.type = 'cancelled' limit 1) ended on true
    where carrier_id = ${companyId} and vehicle_id is not null and ends_at >= ${new Date(begin.getTime() - longestTrip)}::timestamptz
      and (delivered_at is null or delivered_at > ${begin}::timestamptz) and pickup_at < ${end}::timestamptz
      and coalesce(went.at, came.at) is not null
    limit ${mostShipments + 1}`.execute(tx);
  if (rows.length > mostShipments) throw tooMany();
  const trips = new Map<string, Span[]>();
  for (const { vehicleId, trailerId, begin: from, end: to } of rows) {
    const trip = { begin: from.getTime(), end: to?.getTime() ?? now };
    for (const id of [vehicleId, trailerId]) if (id !== null) trips.set(id, [...(trips.get(id) ?? []), trip]);
  }
  return trips;
};

/** The vehicles of a fleet with their trips and standings about a period, in the order of their numbers. */
export async function readUse(
  tx: Transaction<Tables>,
  companyId: string,
  period: Parameters<typeof periodBounds>[0],
  now: number,
): Promise<readonly UsedVehicle[]> {
  const { begin, end } = periodBounds(period);
  const trips = await readTrips(tx, companyId, begin, end, now);
  const told = await tx.selectFrom('vehicle_standing').selectAll().orderBy('since').execute();
  const standings = new Map<string, Standing[]>();
  for (const { vehicle_id: id, since, standing } of told) {
    const known = standings.get(id) ?? [];
    known.push({ since: since.getTime(), standing });
    standings.set(id, known);
  }
  const vehicles = await tx
    .selectFrom('vehicle')
    .select(['id', 'fleet_no as fleetNo', 'plate', 'kind'])
    .where('company_id', '=', companyId)
    .orderBy('fleet_no_key')
    .execute();
  return vehicles.map(({ kind, ...vehicle }) => ({
    ...vehicle,
    isTrailer: trailers.has(kind),
    trips: trips.get(vehicle.id) ?? [],
    standings: standings.get(vehicle.id) ?? [],
  }));
}

/** The clock most of a fleet's stops go by, that of UTC without any. */
export async function clockOfFleet(
  tx: Transaction<Tables>,
  companyId: string,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const { rows } = await sql<{ readonly zone: string }>`
    select time_zone as zone from stop_visit where carrier_id = ${companyId} and day between ${from}::date and ${to}::date
      and time_zone is not null group by time_zone order by count(*) desc, time_zone limit 1`.execute(tx);
  return rows[0]?.zone ?? 'UTC';
}
