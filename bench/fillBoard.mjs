import { sql } from 'kysely';

/** Shipments that each truck of a fleet has, one after the other, from three days ago on; and those that have no truck yet. */
const each = 12;
const waiting = 40;

const stops = sql`jsonb_build_array(
  jsonb_build_object('type', 'pickup', 'place', jsonb_build_object('name', 'Depot', 'address', 'Hafenstr. 8', 'postcode', '45127', 'city', 'Essen',
    'country', 'DE', 'lat', 51.5, 'lng', 7.0), 'window', jsonb_build_object('from', pickup, 'to', pickup + interval '2 hours', 'timeZone', 'Europe/Berlin')),
  jsonb_build_object('type', 'delivery', 'place', jsonb_build_object('name', 'Store', 'address', '12 rue du Port', 'postcode', '69007', 'city', 'Lyon',
    'country', 'FR', 'lat', 45.7, 'lng', 4.8), 'window', jsonb_build_object('from', ends - interval '2 hours', 'to', ends, 'timeZone', 'Europe/Paris')))`;

/** Fills the board of a fleet by name: trucks that were added for a bench are busy for a week, and it has shipments without one. */
export const fillBoard = (db, fleet) =>
  db.transaction().execute(async (tx) => {
    // Nobody is told of them.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      with fleet as (select id, brand_id from company where name = ${fleet} and kind = 'fleet'),
      shipper as (select company.id from company join fleet using (brand_id) where kind = 'office' order by company.id limit 1),
      truck as (
        select vehicle.id, plate, row_number() over (order by fleet_no_key) as place
        from vehicle join fleet on fleet.id = company_id where status <> 'retired' and fleet_no like 'B-%'
        union all select null, null, null),
      drawn as (
        select truck.*, n, now() - interval '3 days' + coalesce(place, n) % 9 * interval '1 hour' + n * interval '20 hours' as pickup
        from truck, generate_series(0, ${waiting - 1}::int) n where n < case when truck.id is null then ${waiting}::int else ${each}::int end),
      timed as (
        select drawn.*, pickup + interval '16 hours' as ends, case
          when id is null then 'booked' when pickup < now() - interval '16 hours' then 'completed'
          when pickup < now() then 'in_transit' else 'assigned' end as status
        from drawn)
      insert into shipment (id, request_id, offer_id, company_id, carrier_id, created_at, updated_at, reference, status, price_minor, currency, terms,
        content, km, pickup_at, ends_at, pickup_day, lane, search, plate, driver_name, assign_by, flags, next_stop, event_count, last_event, last_event_at,
        delivered_at, vehicle_id, driver_id)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), shipper.id, fleet.id, pickup - interval '3 days', pickup,
        'BB-' || coalesce(place, 0) || '-' || n, status, 90000, 'EUR', '{}', jsonb_build_object('stops', ${stops}, 'cargo', '[]'::jsonb),
        640, pickup, ends, pickup::date, 'DE-45:FR-69', '', plate, 'Driver ' || place, pickup - interval '4 hours',
        case when status = 'booked' then '{unassigned}'::text[] else '{}' end, case when status <> 'completed' then 0 end, 1, 'booked', pickup,
        case when status = 'completed' then ends end, timed.id, timed.id
      from timed, fleet, shipper`.execute(tx);
  });
