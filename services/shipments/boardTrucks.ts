import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** The days (`YYYY-MM-DD`) on which what is off the road is expected back. */
export type BackOn = Readonly<Record<'vehicle' | 'trailer' | 'driver', string | null>>;

interface TruckRow {
  readonly id: string;
  readonly fleet_no: string;
  readonly plate: string;
  readonly kind: string;
  readonly body_type: string;
  readonly status: string;
  readonly back_on: string | null;
  readonly trailer_id: string | null;
  readonly trailer_plate: string | null;
  readonly trailer_back_on: string | null;
  readonly driver_id: string | null;
  readonly driver_name: string | null;
  readonly driver_back_on: string | null;
}

/** Trucks of the transaction's company by id, with what they pull and who drives them now. */
export async function boardTrucks(tx: Transaction<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { rows } = await sql<TruckRow>`
    select vehicle.id, vehicle.fleet_no, vehicle.plate, vehicle.kind, vehicle.body_type, vehicle.status,
      vehicle.pause_back_on as back_on, trailer.id as trailer_id, trailer.plate as trailer_plate,
      trailer.pause_back_on as trailer_back_on, driver.id as driver_id, driver.name as driver_name,
      driver.pause_back_on as driver_back_on
    from vehicle left join vehicle trailer on trailer.id = vehicle.trailer_id
      left join driver on driver.current_vehicle_id = vehicle.id
    where vehicle.id = any (${sql.val(ids)}::uuid[])`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        fleetNo: row.fleet_no,
        plate: row.plate,
        kind: row.kind,
        bodyType: row.body_type,
        status: row.status,
        trailer: row.trailer_id === null ? null : { id: row.trailer_id, plate: row.trailer_plate ?? '' },
        driver: row.driver_id === null ? null : { id: row.driver_id, name: row.driver_name ?? '' },
        backOn: { vehicle: row.back_on, trailer: row.trailer_back_on, driver: row.driver_back_on },
      },
    ]),
  );
}
