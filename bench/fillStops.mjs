import { sql } from 'kysely';
import { terms } from './terms.mjs';

/** Fleets that a shipper works with. */
const addFleets = (count) => sql`
  insert into company (id, kind, name, brand_id, created_at, updated_at)
  select gen_random_uuid(), 'fleet', 'Bench fleet ' || n, id, now(), now()
  from company, generate_series(1, ${count}::int) n where domain = 'greenline.localhost'`;

/** What shipments and their stops are made of: over the last 366 days; of a thousand 40 were not reached. */
const drawn = (from, to) => sql`drawn as (
    select n, n % 2 as stop, n / 2 as trip, n / 2 * 7919 % 1000 as kind, n / 2 * 104729 % 527040 as minutes from generate_series(${from}::bigint, ${to}::bigint) n),
  due as (
    select drawn.*, date_trunc('day', now()) - minutes * interval '1 minute' + stop * interval '20 hours' as at,
      ('00000000-0000-4000-9000-' || lpad(to_hex(trip), 12, '0'))::uuid as shipment_id from drawn),
  fleet as (select id, row_number() over (order by name) as nth from company where name like 'Bench fleet %')`;

/** The shipments of these stops. */
const addShipments = (shipper, fleets, from, to) => sql`
  with ${drawn(from, to)}
  insert into shipment (id, request_id, offer_id, company_id, carrier_id, created_at, updated_at, reference, status, price_minor, currency, terms,
    content, km, pickup_at, ends_at, pickup_day, lane, search, assign_by, event_count)
  select shipment_id, shipment_id, shipment_id, shipper.id, fleet.id, at, at, 'BR-' || trip,
    case when kind < 20 then 'booked' when kind < 80 then 'delivered' else 'completed' end, 20000 + trip * 15485863 % 250000,
    case when trip % 20 = 0 then 'PLN' else 'EUR' end, ${terms}::jsonb,
    jsonb_build_object('cargo', jsonb_build_array(jsonb_build_object('grossKg', 500 + trip * 31 % 24000)), 'stops', jsonb_build_array(
      jsonb_build_object('type', 'pickup', 'place', '{"city": "Essen"}'::jsonb, 'window', '{"timeZone": "Europe/Berlin"}'::jsonb),
      jsonb_build_object('type', 'delivery', 'place', '{"city": "Lyon"}'::jsonb, 'window', '{"timeZone": "Europe/Berlin"}'::jsonb))),
    200 + trip % 900, at - interval '22 hours', at, (at - interval '22 hours')::date, 'DE-' || trip % 30 || ':FR-' || trip / 30 % 30, 'br-' || trip, at, 0
  from due join fleet on fleet.nth = 1 + trip * 7 % ${fleets}::int
    cross join (select id from company where name = ${shipper} and kind = 'office') shipper where stop = 1`;

/** What these shipments cause, of which each was found in one of three ways. */
const addFootprints = (from, to) => sql`
  with ${drawn(from, to)}
  insert into shipment_footprint (id, shipment_id, company_id, carrier_id, created_at, level, wtw_grams, ttw_grams, tkm, result)
  select gen_random_uuid(), shipment.id, company_id, carrier_id, at, (array['measured', 'modelled', 'default'])[1 + trip % 3],
    100000 + trip % 500000, 80000 + trip % 400000, trip % 20000, '{}'::jsonb
  from due join shipment on shipment.id = shipment_id where stop = 1 and kind >= 20`;

/** Stops, two of each shipment: 2,000 places, 900 lanes; of a hundred two are awaited, the others and their proofs as it happens. */
const addStops = (shipper, fleets, from, to) => sql`
  with ${drawn(from, to)}
  insert into stop_visit (shipment_id, stop, company_id, carrier_id, day, due_at, type, place, lane, reference, time_zone, window_from, window_to,
    arrived_at, departed_at, source, is_skipped, is_cancelled, is_passed, is_excused, warned_at, proof_at, is_rejected, completed_at, is_automatic,
    packages_ordered, packages_delivered, packages_damaged, billable_min, charge_minor, currency, is_last)
  select due.shipment_id, stop, shipper.id, fleet.id, (at at time zone 'Europe/Berlin')::date, at, (array['pickup', 'delivery'])[1 + stop],
    'Warehouse ' || trip * 31 % 1000 || (array[', Essen', ', Lyon'])[1 + stop], 'DE-' || trip % 30 || ':FR-' || trip / 30 % 30,
    'BR-' || trip, 'Europe/Berlin', at - interval '2 hours', at,
    case when kind >= 40 then come_at end,
    case when kind >= 40 then left_at end,
    case when kind >= 40 then (array['desk', 'app', 'edi'])[1 + kind % 3] end, kind in (25, 26), kind between 27 and 39, kind >= 20, kind % 50 = 0,
    case when kind % 11 = 0 then at - interval '2 hours' end, case when stop = 1 and kind >= 60 then left_at + proven * interval '1 minute' end,
    stop = 1 and kind between 60 and 69, case when kind >= 80 then left_at + (proven + accepted) * interval '1 minute' end, kind % 4 = 0,
    1 + trip % 33, case when stop = 1 and kind >= 60 then 1 + trip % 33 - case when kind % 17 = 0 then 1 else 0 end end, case when stop = 1 and kind >= 60 then 0 end,
    case when kind >= 40 then billable end, case when kind >= 40 then waiting_charge(billable, ${terms}::jsonb) end, 'EUR', stop = 1
  from due cross join lateral (select at + (kind * 37 % 220 - 190) * interval '1 minute' as come_at) coming
    cross join lateral (select come_at + (20 + (trip * 15485863 + stop * 7919) % 200 + (trip * 32452843 + stop) % 140) * interval '1 minute' as left_at, trip * 48271 % 2000 as proven,
      trip * 69621 % 5000 as accepted) told
    cross join lateral billable_minutes((array['pickup', 'delivery'])[1 + stop], at - interval '2 hours', at, come_at, left_at, ${terms}::jsonb) billable
    join fleet on fleet.nth = 1 + trip * 7 % ${fleets}::int
    cross join (select id from company where name = ${shipper} and kind = 'office') shipper`;

const countedIn = {
  stop: 'stop_visit',
  proof: 'stop_visit',
  dwell: 'stop_visit',
  score: 'stop_visit',
  otif: 'shipment_visit',
  money: 'shipment_fact',
  co2e: 'shipment_fact',
};

const triggers = Object.entries(countedIn).flatMap(([what, table]) =>
  ['insert', 'update', 'delete'].map((event) => ({ table, trigger: `${what}_counts_of_${event}` })),
);

const switchTriggers = async (db, how) => {
  for (const { table, trigger } of triggers) {
    // oxlint-disable-next-line no-await-in-loop -- one statement after the other
    await sql`alter table ${sql.id(table)} ${sql.raw(how)} trigger ${sql.id(trigger)}`.execute(db);
  }
};

const batch = 20_000;
/** Fleets that shippers of the bench work with. */
export const fleets = 100;

/** Adds shipments of a shipper with so many stops and what happened there, and lets them be counted as the events of shipments would. */
export async function fillStops(db, shipper, count) {
  await addFleets(fleets).execute(db);
  await switchTriggers(db, 'enable always');
  for (let from = 0; from < count; from += batch) {
    // oxlint-disable-next-line no-await-in-loop -- in parts, because each index makes inserting slower
    await db.transaction().execute(async (tx) => {
      const last = Math.min(from + batch, count) - 1;
      // There are no requests and events behind them, and nobody is told.
      await sql`set local session_replication_role = replica`.execute(tx);
      await addShipments(shipper, fleets, from, last).execute(tx);
      await addStops(shipper, fleets, from, last).execute(tx);
      await addFootprints(from, last).execute(tx);
      await sql`with filled as (select array(select ('00000000-0000-4000-9000-' || lpad(to_hex(trip), 12, '0'))::uuid
          from generate_series(${from / 2}::bigint, ${Math.floor(last / 2)}::bigint) trip) as ids)
        select keep_shipment_visits(ids), keep_shipment_facts(ids) from filled`.execute(tx);
    });
  }
  await switchTriggers(db, 'enable');
  for (const table of ['shipment', 'shipment_fact', 'shipment_footprint', 'shipment_visit', 'stop_visit']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sql`vacuum (analyze) ${sql.id(table)}`.execute(db);
  }
}
