import { sql } from 'kysely';

const idOf = (block, n) => sql`('00000000-0000-4000-${sql.raw(block)}-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** Loads over the last 366 days, on 900 lanes; of a hundred one is still open. */
const drawn = (shipper, from, to) => sql`
  shipper as (select id, brand_id from company where name = ${shipper} and kind = 'office'),
  drawn as (
    select n, ${idOf('a000', sql`n`)} as id, n % 100 = 0 as is_open, n % 30 as origin, n / 30 % 30 as destination,
      case when n % 100 = 0 then now() - interval '1 hour' else date_trunc('day', now()) - n * 104729::bigint % 527040 * interval '1 minute' end as at
    from generate_series(${from}::int, ${to}::int) n)`;

const addRequests = (shipper, from, to) => sql`
  with ${drawn(shipper, from, to)}
  insert into shipment_request (id, company_id, created_at, updated_at, reference, status, content, published_at, ends_at, lane, search)
  select drawn.id, shipper.id, at, at, 'BO-' || n, case when is_open then 'open' else 'expired' end, '{}', at, at + interval '2 days', '', ''
  from drawn cross join shipper`;

const end = (
  country,
  area,
  city,
) => sql`jsonb_build_object('city', ${city}::text, 'country', ${country}::text, 'postcodeArea', ${area}::text,
  'window', '{"timeZone": "Europe/Berlin"}'::jsonb)`;

const addLoads = (shipper, from, to) => sql`
  with ${drawn(shipper, from, to)}
  insert into load (id, company_id, brand_id, is_market, is_open, published_at, ends_at, content, pickup_at, pickup_day, from_lat, from_lng, to_lat,
    to_lng, km, gross_kg, body_types, is_adr, pricing, search)
  select drawn.id, shipper.id, brand_id, true, is_open, at, at + interval '2 days',
    jsonb_build_object('stops', jsonb_build_array(${end('DE', sql`origin`, 'Essen')}, ${end('FR', sql`destination`, 'Lyon')})),
    at, at::date, 51, 7, 45, 4, 640, 1000, '{}', false, 'offers', ''
  from drawn cross join shipper`;

/** Two offers for each load, made within some days. */
const addOffers = (shipper, fleets, from, to) => sql`
  with ${drawn(shipper, from, to)}, fleet as (select id, row_number() over (order by name) as nth from company where name like 'Bench fleet %')
  insert into offer (id, load_id, company_id, shipper_id, created_at, updated_at, status, closed_reason, amount_minor, currency, valid_until,
    stand_by, search)
  select ${idOf('b000', sql`2 * n + which`)}, drawn.id, fleet.id, shipper.id, made, made, case when is_open then 'submitted' else status end,
    case when status = 'rejected' and not is_open then (array['not_selected', 'price', 'request_withdrawn'])[1 + n % 3] end, 60000, 'EUR',
    made + interval '1 day', false, ''
  from drawn cross join shipper cross join generate_series(0, 1) which
    cross join lateral (select at + (n * 15485863::bigint + which * 7919) % 5000 * interval '1 minute' as made,
      (array['rejected', 'withdrawn', 'expired', 'accepted'])[1 + (2 * n + which) * 7919::bigint % 4] as status) each
    join fleet on fleet.nth = 1 + (2 * n + which) * 7 % ${fleets}::int`;

const switchTriggers = async (db, how) => {
  for (const event of ['insert', 'update', 'delete']) {
    // oxlint-disable-next-line no-await-in-loop -- one statement after the other
    await sql`alter table offer_case ${sql.raw(how)} trigger ${sql.id(`offer_counts_of_${event}`)}`.execute(db);
  }
};

const batch = 10_000;

/** Adds so many offers of fleets of the bench to a shipper, two for each load, and lets them be counted as the events of offers would. */
export async function fillOffers(db, shipper, fleets, count) {
  await switchTriggers(db, 'enable always');
  for (let from = 0; from < count / 2; from += batch) {
    // oxlint-disable-next-line no-await-in-loop -- in parts, because each index makes inserting slower
    await db.transaction().execute(async (tx) => {
      const last = Math.min(from + batch, count / 2) - 1;
      // Nobody is told of them.
      await sql`set local session_replication_role = replica`.execute(tx);
      await addRequests(shipper, from, last).execute(tx);
      await addLoads(shipper, from, last).execute(tx);
      await addOffers(shipper, fleets, from, last).execute(tx);
      await sql`select keep_offer_cases(array(select ${idOf('a000', sql`n`)} from generate_series(${from}::int, ${last}::int) n), null)`.execute(
        tx,
      );
    });
  }
  await switchTriggers(db, 'enable');
  for (const table of ['shipment_request', 'load', 'offer', 'offer_case']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sql`vacuum (analyze) ${sql.id(table)}`.execute(db);
  }
}
