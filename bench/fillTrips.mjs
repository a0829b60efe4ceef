import { sql } from 'kysely';
import { terms } from './terms.mjs';

const vehicles = 140;

const vehicleId = (n, digit) => sql`('00000000-0000-4000-${sql.raw(digit)}000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** Trucks, or trailers, of a fleet for more than a year, a tenth of them out of service. */
const addVehicles = (fleet, kind, letter, digit) => sql`
  insert into vehicle
    (id, company_id, created_at, updated_at, fleet_no, plate, plate_country, make, model, year, kind, body_type, payload_kg,
     gross_weight_kg, adr, fuel, euro_class, odometer_km, status, papers_missing, papers_until)
  select ${vehicleId(sql`n`, digit)}, company.id, now() - interval '400 days', now() - interval '30 days', ${letter} || '-' || n,
    'BU ' || upper(substr(md5(${letter} || n), 1, 12)), 'DE', 'DAF', 'Bench', 2020, ${kind}, 'curtainsider', 24000, 40000, false, 'diesel', 'euro_6',
    100000, case when n % 10 = 0 then 'out_of_service' else 'available' end, false, current_date + 300
  from company, generate_series(0, ${vehicles - 1}::int) n where company.name = ${fleet} and kind = 'fleet'`;

/** Five trips of each truck a day, over the last 366 days, each with another trailer. */
const drawn = (from, to, count) => sql`drawn as (
    select n, n % ${vehicles}::int as truck, n / ${vehicles}::int as turn, n * 7919 % 1000 as kind,
      now() - interval '366 days' + (n / ${vehicles}::int) * (interval '366 days' / (${count}::int / ${vehicles}::int)) as at,
      ('00000000-0000-4000-b000-' || lpad(to_hex(n), 12, '0'))::uuid as shipment_id from generate_series(${from}::bigint, ${to}::bigint) n)`;

const place = (city, field) =>
  sql`jsonb_build_object('city', ${city}::text, 'country', 'DE', 'lat', 48 + ${field} % 50 / 10.0, 'lng', 7 + ${field} % 70 / 10.0)`;

const addShipments = (fleet, from, to, count) => sql`
  with ${drawn(from, to, count)},
  fleet as (select id from company where name = ${fleet} and kind = 'fleet'),
  shipper as (select id, row_number() over (order by name) as nth, count(*) over () as n from company where kind = 'office')
  insert into shipment (id, request_id, offer_id, company_id, carrier_id, created_at, updated_at, reference, status, price_minor, currency, terms,
    content, km, pickup_at, ends_at, pickup_day, lane, search, assign_by, event_count, vehicle_id, trailer_id, delivered_at)
  select shipment_id, shipment_id, shipment_id, shipper.id, fleet.id, at, at, 'BU-' || drawn.n,
    case when drawn.kind < 20 then 'cancelled' else 'completed' end, 20000 + drawn.n * 15485863 % 250000,
    case when drawn.n % 20 = 0 then 'PLN' else 'EUR' end, ${terms}::jsonb,
    jsonb_build_object('cargo', '[]'::jsonb, 'stops', jsonb_build_array(
      jsonb_build_object('type', 'pickup', 'place', ${place('Essen', sql`drawn.n * 31`)}, 'window', '{"timeZone": "Europe/Berlin"}'::jsonb),
      jsonb_build_object('type', 'delivery', 'place', ${place('Ulm', sql`drawn.n * 17`)}, 'window', '{"timeZone": "Europe/Berlin"}'::jsonb))),
    50 + drawn.n % 300, at, at + interval '3 hours', at::date, 'DE-' || drawn.n % 30 || ':DE-' || drawn.n / 30 % 30, 'bu-' || drawn.n, at, 0,
    case when drawn.kind >= 20 then ${vehicleId(sql`truck`, '8')} end,
    case when drawn.kind >= 20 then ${vehicleId(sql`(truck + turn) % ${vehicles}::int`, '9')} end, at + (120 + drawn.kind % 120) * interval '1 minute'
  from drawn join shipper on shipper.nth = 1 + drawn.n % shipper.n cross join fleet`;

/** Two stops of each trip, a twentieth of which go by another clock. */
const addStops = (from, to, count) => sql`
  with ${drawn(from, to, count)}
  insert into stop_visit (shipment_id, stop, company_id, carrier_id, day, due_at, type, place, lane, reference, time_zone, window_from, window_to,
    arrived_at, is_skipped, is_cancelled, is_passed, is_excused, is_rejected, is_automatic, is_last)
  select shipment_id, stop, company_id, carrier_id, (at at time zone 'Europe/Berlin')::date, at, (array['pickup', 'delivery'])[1 + stop], 'Essen', lane,
    reference, case when drawn.n % 20 = 1 then 'Europe/London' else 'Europe/Berlin' end, at, at, case when drawn.kind >= 20 then at + stop * interval '2 hours' end,
    false, drawn.kind < 20, drawn.kind >= 20, false, false, false, stop = 1
  from drawn join shipment on shipment.id = shipment_id cross join generate_series(0, 1) stop`;

const triggers = ['insert', 'update', 'delete'].flatMap((event) => [
  { table: 'vehicle_trip', trigger: `empty_counts_of_${event}` },
  { table: 'stop_visit', trigger: `clock_counts_of_${event}` },
]);

const switchTriggers = async (db, how) => {
  for (const { table, trigger } of triggers) {
    // oxlint-disable-next-line no-await-in-loop -- one statement after the other
    await sql`alter table ${sql.id(table)} ${sql.raw(how)} trigger ${sql.id(trigger)}`.execute(db);
  }
};

const batch = 5_000;

/** Adds trucks and trailers to a fleet, so many trips of theirs, and lets these be counted as events would for the fleet's own reports. */
export async function fillTrips(db, fleet, count) {
  await addVehicles(fleet, 'tractor', 'U', '8').execute(db);
  await addVehicles(fleet, 'semi_trailer', 'V', '9').execute(db);
  await switchTriggers(db, 'enable always');
  for (let from = 0; from < count; from += batch) {
    // oxlint-disable-next-line no-await-in-loop -- in parts, because each index makes inserting slower
    await db.transaction().execute(async (tx) => {
      const last = Math.min(from + batch, count) - 1;
      // There are no requests and events behind them, and nobody is told.
      await sql`set local session_replication_role = replica`.execute(tx);
      await addShipments(fleet, from, last, count).execute(tx);
      await addStops(from, last, count).execute(tx);
      await sql`select keep_vehicle_trips(array(select ('00000000-0000-4000-b000-' || lpad(to_hex(n), 12, '0'))::uuid
        from generate_series(${from}::bigint, ${last}::bigint) n))`.execute(tx);
    });
  }
  await switchTriggers(db, 'enable');
  for (const table of ['shipment', 'stop_visit', 'vehicle_trip', 'vehicle_month', 'clock_count']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sql`vacuum (analyze) ${sql.id(table)}`.execute(db);
  }
}
