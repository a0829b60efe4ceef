import { statements } from './statements.ts';

/** What the row-level policies look at, and what lists are sorted by, so that both need no more than the index. */
const seen = 'ends_at, is_market, company_id';
const sorts = 'pickup_at, published_at, km, price_per_km';

const bySort = (name: string, column: string, more = ''): readonly string[] => [
  `drop index ${name}`,
  `create index ${name} on load (brand_id, ${column}, id) include (${seen}${more}) where is_open`,
];

/**
 * Narrow indexes beside the wide one: PostgreSQL takes apart each column of an index that it reads alone, which made counting
 * 100,000 loads twice as long. The wide one is left for what needs all of it;
 * it has as many columns as an index may have.
 */
export const loadIndexes = statements(
  ...bySort('load_by_pickup', 'pickup_at', ', pickup_day'),
  ...bySort('load_newest', 'published_at'),
  ...bySort('load_by_km', 'km'),
  ...bySort('load_by_price', 'price_per_km'),
  `create index load_filtered on load (brand_id, id)
     include (${seen}, is_adr, body_bits, gross_kg, pricing, search, ${sorts}) where is_open`,
  `create index load_near on load (brand_id, from_lat, id)
     include (${seen}, from_x, from_y, from_z, to_x, to_y, to_z, ${sorts}) where is_open`,
  `drop index load_by_place`,
  `create index load_by_place on load (brand_id, from_lat, id)
     include (${seen}, from_x, from_y, from_z, to_x, to_y, to_z, gross_kg, is_adr, body_bits, pickup_day, pricing, search,
       payload_kg, volume_m3, loading_m, pallets, temperature_min, temperature_max, equipment_bits, needs_certificate, papers_until,
       carried_until, ${sorts})
     where is_open`,
);
