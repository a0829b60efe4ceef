import { sql, type Transaction } from 'kysely';
import type { RequestContent } from '../freight/request/requestContent.ts';
import type { Tables } from '../Tables.ts';
import type { CarriedTrip, TruckUnit } from './bestFootprint.ts';
import { placedStops } from './placedStops.ts';
import { emptyKm } from './emptyKm.ts';
import type { Footprint } from './Footprint.ts';

interface Place {
  readonly lat?: number | null;
  readonly lng?: number | null;
  readonly country?: string | null;
}

interface Row {
  readonly id: string;
  readonly companyId: string;
  readonly carrierId: string;
  readonly reference: string;
  readonly status: string;
  readonly content: RequestContent;
  readonly km: number;
  readonly vehicleId: string | null;
  readonly pickupAt: Date;
  readonly endsAt: Date;
  readonly vehicle: TruckUnit | null;
  readonly trailer: TruckUnit | null;
  readonly before: Place | null;
  readonly freeAt: Date | null;
  readonly footprintId: string | null;
  readonly result: Footprint | null;
  readonly reason: string | null;
}

/** A shipment with all that its figure follows from, and the figure it has. */
export interface KnownTrip extends Omit<Row, 'vehicle' | 'trailer' | 'before' | 'freeAt' | 'content' | 'km'> {
  readonly stops: RequestContent['stops'];
  readonly trip: CarriedTrip;
}

const unit = (id: string) => sql`(
  select row_to_json(unit) from (
    select kind, body_type as "bodyType", fuel, gross_weight_kg as "grossWeightKg", payload_kg as "payloadKg"
    from vehicle where vehicle.id = ${sql.ref(id)}) unit)`;

/**
 * Shipments with their trucks, those of the offer until others are assigned, and where these came from. In a transaction of their
 * carrier, or of all companies.
 */
export async function readTrips(tx: Transaction<Tables>, ids: readonly string[]): Promise<readonly KnownTrip[]> {
  const { rows } = await sql<Row>`
    with trip as (
      select shipment.*, coalesce(shipment.vehicle_id, offer.vehicle_id) as truck_id,
        case when shipment.vehicle_id is null then offer.trailer_id else shipment.trailer_id end as pulled_id
      from shipment left join offer on offer.id = shipment.offer_id where shipment.id = any (${sql.val(ids)}::uuid[]))
    select trip.id, trip.company_id as "companyId", trip.carrier_id as "carrierId", reference, status, content, km,
      trip.vehicle_id as "vehicleId", pickup_at as "pickupAt", ends_at as "endsAt", ${unit('truck_id')} as vehicle,
      ${unit('pulled_id')} as trailer, earlier.place as before, earlier.at as "freeAt", kept.id as "footprintId", kept.result,
      kept.reason
    from trip left join lateral (
        select content #> '{stops,-1,place}' as place, ends_at as at from shipment other
        where other.vehicle_id = truck_id and other.carrier_id = trip.carrier_id and other.status <> 'cancelled'
          and other.id <> trip.id and other.ends_at <= trip.pickup_at
        order by ends_at desc limit 1) earlier on true
      left join shipment_footprint kept on kept.shipment_id = trip.id and kept.is_current
    order by trip.pickup_at, trip.id`.execute(tx);
  return rows.map(({ vehicle, trailer, before, freeAt, content, km, ...row }) => {
    const stops = placedStops(content.stops);
    const [from] = placedStops([{ place: before }]);
    return {
      ...row,
      stops: content.stops,
      trip: {
        cargo: content.cargo,
        stops,
        km,
        vehicle,
        trailer,
        emptyKm: emptyKm(from && freeAt ? { stop: from, at: freeAt } : null, stops[0], row.pickupAt),
      },
    };
  });
}
