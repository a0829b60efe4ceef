import { sql } from 'kysely';

/** Events of each shipment. */
const events = 20;

const end = (city, country, postcode, lat, lng, from, to, timeZone) => sql`jsonb_build_object(
  'place', jsonb_build_object('name', 'Depot ' || n % 40, 'address', 'Hafenstr. ' || n % 90, 'postcode', ${postcode}::text, 'city', ${city}::text,
    'country', ${country}::text, 'lat', ${lat}::float8, 'lng', ${lng}::float8, 'accuracy', 'address', 'contact', null),
  'window', jsonb_build_object('from', to_char((${from}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'to',
    to_char((${to}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'timeZone', ${timeZone}::text), 'serviceMin', 60, 'note', null)`;

/** Shipments between a shipper and a fleet: of a hundred ten are under way, the others were over three years. */
const addShipments = ({ shipper, fleet }, from, to) => sql`
  with drawn as (
    select n, n % 100 as kind, case when n % 100 < 10 then now() - interval '3 days' + n * 7919 % 312 * interval '1 hour'
      else now() - interval '4 days' - n * 10007 % 26280 * interval '1 hour' end as pickup
    from generate_series(${from}::int, ${to}::int) n),
  timed as (
    select drawn.*, pickup + interval '30 hours' as ends,
      (array['booked', 'booked', 'booked', 'assigned', 'assigned', 'dispatched', 'in_transit', 'at_delivery', 'delivered', 'delivered', 'cancelled'])
        [1 + kind] as status
    from drawn)
  insert into shipment (id, request_id, offer_id, company_id, carrier_id, created_at, updated_at, reference, status, price_minor, currency, terms,
    content, km, pickup_at, ends_at, pickup_day, lane, search, crew_search, plate, driver_name, assign_by, flags, late_from, next_stop, event_count,
    last_event, last_event_at, delivered_at, completes_at, vehicle_id, driver_id)
  select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), shipper.id, fleet.id, pickup - interval '3 days', pickup, 'BS-' || n,
    coalesce(status, 'completed'), 60000 + n * 97 % 200000, 'EUR', '{}',
    jsonb_build_object('stops', jsonb_build_array(
        ${end('Essen', 'DE', '45127', 51.5, 7, sql`pickup`, sql`pickup + interval '4 hours'`, 'Europe/Berlin')} || '{"type": "pickup"}',
        ${end('Lyon', 'FR', '69007', 45.7, 4.8, sql`ends - interval '6 hours'`, sql`ends`, 'Europe/Paris')} || '{"type": "delivery"}'),
      'cargo', jsonb_build_array(jsonb_build_object('description', 'Goods of bench ' || n % 5000, 'packageCode', 'OH', 'count', 1 + n % 33, 'grossKg',
        500 + n * 37 % 23500, 'pickup', 0, 'delivery', 1))),
    640, pickup, ends, pickup::date, 'DE-45:FR-' || 60 + n % 30,
    'bs-' || n || ' essen depot 45127 de lyon depot 69007 fr goods of bench ' || n % 5000, 'be ' || n % 500 || ' driver ' || n % 500,
    case when kind > 2 then 'BE ' || n % 500 end, case when kind > 2 then 'Driver ' || n % 500 end, pickup - interval '4 hours',
    case when status = 'booked' then '{unassigned}' when kind = 8 then '{pod_missing}' when kind = 9 then '{pod_to_verify}'
      when kind = 7 then '{exception}' when kind = 6 and n % 3 = 0 then '{hold}' else '{}' end::text[],
    case when kind < 8 then pickup + interval '4.5 hours' end, case when kind < 8 then 0 end, ${events}, 'position', pickup,
    case when status is null then ends when kind in (8, 9) then now() - interval '1 day' end, case when kind = 9 then now() + interval '2 days' end,
    unit.id, unit.id
  from timed cross join (select id from company where name = ${shipper} and kind = 'office') shipper
    cross join (select id from company where name = ${fleet} and kind = 'fleet') fleet
    cross join lateral (select case when kind > 2 then
      ('00000000-0000-4000-8000-' || lpad(to_hex(case when kind between 3 and 7 then 1000000 + n else n % 500 end), 12, '0'))::uuid end as id) unit`;

const addEvents = ({ shipper }, from, to) => sql`
  insert into shipment_event (id, shipment_id, company_id, carrier_id, number, type, at, recorded_at, by_company_id, source, lat, lng)
  select gen_random_uuid(), shipment.id, company_id, carrier_id, n,
    coalesce((array['booked', 'assigned', 'dispatched', 'arrived', 'departed'])[n], 'position'), pickup_at + n * interval '1 hour',
    pickup_at + n * interval '1 hour', carrier_id, 'app', 50 - n / 10.0, 6
  from shipment, generate_series(1, ${events}::int) n
  where company_id = (select id from company where name = ${shipper} and kind = 'office')
    and reference_key = any (select 'bs-' || n from generate_series(${from}::int, ${to}::int) n)`;

/** Offers of a fleet for loads that were added for a bench: of a hundred three wait for an answer. */
const addOffers = ({ fleet }, count) => sql`
  insert into offer (id, load_id, company_id, shipper_id, created_at, updated_at, status, amount_minor, currency, valid_until, stand_by, search)
  select gen_random_uuid(), load.id, fleet.id, load.company_id, now() - n * interval '10 minutes', now(),
    case when n % 100 < 3 then 'submitted' else (array['rejected', 'withdrawn', 'expired'])[1 + n % 3] end, 60000 + n, 'EUR',
    case when n % 100 < 3 then now() + interval '1 day' else now() - interval '1 day' end, false, load.search
  from (select *, row_number() over (order by id) as n from load where search like '%goods of bench%' limit ${count}) load
    cross join (select id from company where name = ${fleet} and kind = 'fleet') fleet`;

const batch = 2_500;

/** Adds shipments between a shipper and a fleet, by name, each with 20 events, and as many offers of the fleet where there are loads for them. */
export async function fillShipments(db, parties, count) {
  for (let from = 1; from <= count; from += batch) {
    const to = Math.min(from + batch - 1, count);
    // oxlint-disable-next-line no-await-in-loop -- in parts, because each index makes inserting slower
    await db.transaction().execute(async (tx) => {
      // Nobody is told of them.
      await sql`set local session_replication_role = replica`.execute(tx);
      await addShipments(parties, from, to).execute(tx);
      await addEvents(parties, from, to).execute(tx);
    });
  }
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await addOffers(parties, count).execute(tx);
  });
  await sql`vacuum (analyze) shipment`.execute(db);
  await sql`vacuum (analyze) shipment_event`.execute(db);
  await sql`vacuum (analyze) offer`.execute(db);
}
