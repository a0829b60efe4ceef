import { statements } from './statements.ts';

/** A point on the unit sphere, so that distances compare without trigonometry for each row. */
const onSphere = (end: 'from' | 'to'): readonly string[] => [
  `${end}_x double precision generated always as (cos(radians(${end}_lat)) * cos(radians(${end}_lng))) stored`,
  `${end}_y double precision generated always as (cos(radians(${end}_lat)) * sin(radians(${end}_lng))) stored`,
  `${end}_z double precision generated always as (sin(radians(${end}_lat))) stored`,
];

const bodies = [
  'curtainsider',
  'box',
  'reefer',
  'flatbed',
  'step_deck',
  'low_loader',
  'tanker',
  'tipper',
  'container_chassis',
  'swap_body',
  'car_transporter',
  'livestock',
  'bulk_silo',
  'logging',
  'other',
];

/** What the row-level policies look at, so that they need no more than the index. */
const seen = 'is_open, ends_at, is_market, company_id';

const bySort = (name: string, column: string): readonly string[] => [
  `drop index ${name}`,
  `create index ${name} on load (brand_id, ${column}, id) include (${seen})`,
];

/**
 * Columns by which loads are found among 100,000: what they need of a truck, empty for those from before, and where they are. One
 * index has all that lists filter by, so that they are counted without reading what is shown of them.
 */
export const loadSearch = statements(
  `alter table load
     add payload_kg double precision,
     add volume_m3 double precision,
     add loading_m double precision,
     add pallets integer,
     add temperature_min double precision,
     add temperature_max double precision,
     add body_bits integer not null default 0,
     add equipment_bits integer,
     add needs_certificate boolean,
     add papers_until date,
     add carried_until timestamptz,
     ${[...onSphere('from'), ...onSphere('to')].map((column) => `add ${column}`).join(', ')}`,
  `update load set body_bits = case when body_types = '{}' then ${2 ** bodies.length - 1} else (
     select coalesce(sum(1 << (array_position('{${bodies.join(',')}}'::text[], body) - 1)), 0) from unnest(body_types) body) end`,
  ...bySort('load_by_pickup', 'pickup_at'),
  ...bySort('load_newest', 'published_at'),
  ...bySort('load_by_km', 'km'),
  ...bySort('load_by_price', 'price_per_km'),
  `create index load_by_place on load (brand_id, from_lat, id)
     include (ends_at, is_market, company_id, pickup_at, pickup_day, gross_kg, is_adr, pricing, from_x, from_y, from_z, to_lat, to_x, to_y,
       to_z, payload_kg, volume_m3, loading_m, pallets, temperature_min, temperature_max, body_bits, equipment_bits, needs_certificate,
       papers_until, carried_until, search)
     where is_open`,
  `create index shipment_under_way on shipment (carrier_id) where status not in ('cancelled', 'delivered', 'completed')`,
  `create index shipment_of_vehicle on shipment (carrier_id, vehicle_id, ends_at) where status <> 'cancelled'`,
);
