import { sql } from 'kysely';

/** Towns that loads go between, with their position to 0.1 degrees. */
const towns = [
  ['Hamburg', 'DE', 53.6, 10.0],
  ['Essen', 'DE', 51.5, 7.0],
  ['München', 'DE', 48.1, 11.6],
  ['Rotterdam', 'NL', 51.9, 4.5],
  ['Lille', 'FR', 50.6, 3.1],
  ['Lyon', 'FR', 45.8, 4.8],
  ['Milano', 'IT', 45.5, 9.2],
  ['Barcelona', 'ES', 41.4, 2.2],
  ['Wien', 'AT', 48.2, 16.4],
  ['Praha', 'CZ', 50.1, 14.4],
  ['Poznań', 'PL', 52.4, 16.9],
  ['Malmö', 'SE', 55.6, 13.0],
];

const townsBy = (name) =>
  sql`${sql.id(name)} (city, country, lat, lng) as (values ${sql.join(
    towns.map((town) => sql`(${town[0]}::text, ${town[1]}::text, ${town[2]}::float8, ${town[3]}::float8)`),
  )})`;

/**
 * Open loads as they are kept, with what their columns say; each a little off the centre of its towns, and two by two a possible duplicate. At
 * each town all bodies are asked for; what asks for none goes on any but a bare chassis.
 */
const addLoads = (shipper, from, to) => sql`
  with ${townsBy('town')},
  numbered as (select row_number() over () - 1 as place, * from town),
  drawn as (
    select gen_random_uuid() as id, n, now() + (2 + n * 7919 % 330) * interval '1 hour' as pickup,
      a.city as from_city, a.country as from_country, round((a.lat + n % 11 * 0.1 - 0.5)::numeric, 1)::float8 as from_lat,
      round((a.lng + n % 13 * 0.1 - 0.6)::numeric, 1)::float8 as from_lng,
      b.city as to_city, b.country as to_country, round((b.lat + n % 7 * 0.1 - 0.3)::numeric, 1)::float8 as to_lat,
      round((b.lng + n % 9 * 0.1 - 0.4)::numeric, 1)::float8 as to_lng,
      200 + n * 31 % 1800 as km, 500 + n * 37 % 23500 as kg, 1 + n % 33 as pallets, n % 9 = 0 as is_cold, n % 17 = 0 as is_adr,
      (array['{}', '{curtainsider}', '{curtainsider,box}', '{reefer}', '{box}', '{tipper}'])[1 + n / 12 % 6]::text[] as bodies,
      (array[32511, 1, 3, 4, 2, 128])[1 + n / 12 % 6] as body_bits,
      60000 + n * 97 % 200000 as price
    from generate_series(${from}::int, ${to}::int) n
      join numbered a on a.place = n % 12 join numbered b on b.place = n * 5 / 12 % 12),
  told as (
    select drawn.*, pickup + interval '4 hours' as pickup_end, pickup + interval '30 hours' as delivered,
      jsonb_build_object(
        'stops', jsonb_build_array(
          jsonb_build_object('type', 'pickup', 'city', from_city, 'postcodeArea', '45', 'country', from_country, 'lat', from_lat, 'lng', from_lng,
            'window', jsonb_build_object('from', to_char(pickup at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'to',
              to_char((pickup + interval '4 hours') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'timeZone', 'Europe/Berlin'), 'serviceMin', 60),
          jsonb_build_object('type', 'delivery', 'city', to_city, 'postcodeArea', '69', 'country', to_country, 'lat', to_lat, 'lng', to_lng,
            'window', jsonb_build_object('from', to_char((pickup + interval '24 hours') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'to',
              to_char((pickup + interval '30 hours') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'timeZone', 'Europe/Paris'), 'serviceMin', 60)),
        'cargo', jsonb_build_array(jsonb_build_object('description', 'Goods of bench ' || n % 5000, 'packageCode', 'OH', 'count', pallets,
          'grossKg', kg, 'volumeM3', null, 'loadingMetres', null, 'stackable', false, 'temperatureC', null, 'hsCode', null, 'dangerous', null,
          'pickup', 0, 'delivery', 1)),
        'required', jsonb_build_object('bodyTypes', to_jsonb(bodies), 'minPayloadKg', null, 'temperatureC',
          case when is_cold then '{"min": 2, "max": 8}'::jsonb end, 'adr', is_adr, 'equipment', '[]'::jsonb),
        'pricing', jsonb_build_object('model', case when n % 3 = 0 then 'fixed' else 'bid' end, 'currency', 'EUR', 'target',
          jsonb_build_object('amountMinor', price, 'currency', 'EUR')),
        'decisionBy', to_char((pickup - interval '1 hour') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as content
    from drawn),
  shipper as (select id, brand_id from company where name = ${shipper} and kind = 'office'),
  asked as (
    insert into shipment_request (id, company_id, created_at, updated_at, reference, status, content, published_at, ends_at, pickup_at,
      pickup_day, lane, km, km_method, search)
    select told.id, shipper.id, now(), now(), 'B-' || n, 'open', content, now(), pickup, pickup, pickup::date, 'DE-45:FR-69', km, 'estimate', ''
    from told, shipper returning id)
  insert into load (id, company_id, brand_id, is_market, is_open, published_at, ends_at, content, pickup_at, pickup_day, from_lat, from_lng,
    to_lat, to_lng, km, gross_kg, body_types, is_adr, pricing, price_per_km, payload_kg, volume_m3, loading_m, pallets, temperature_min,
    temperature_max, body_bits, equipment_bits, needs_certificate, papers_until, carried_until, posting_key, search)
  select told.id, shipper.id, shipper.brand_id, true, true, now() - n % 5000 * interval '1 minute', pickup, content, pickup, pickup::date, from_lat,
    from_lng, to_lat, to_lng, km, kg, bodies, is_adr, case when n % 3 = 0 then 'fixed' else 'bid' end, case when n % 4 > 0 then price / km::float8 end,
    kg, 0, 0, pallets, case when is_cold then 2 end, case when is_cold then 8 end, body_bits, 0, is_adr, (delivered + interval '1 day')::date,
    delivered, md5((n / 2)::text), lower(from_city || ' 45 ' || from_country || ' ' || to_city || ' 69 ' || to_country || ' goods of bench ' || n % 5000)
  from told join asked using (id), shipper`;

const batch = 10_000;

/** Adds open loads of a shipper by name, in parts. */
export async function fillLoads(db, shipper, count) {
  for (let from = 1; from <= count; from += batch) {
    // oxlint-disable-next-line no-await-in-loop -- in parts, because each index makes inserting slower
    await addLoads(shipper, from, Math.min(from + batch - 1, count)).execute(db);
  }
  await sql`vacuum (analyze) load`.execute(db);
}
