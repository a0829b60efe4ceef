import { statements } from './statements.ts';

/** What the row-level policies look at, so that they need no more than the index. */
const seen = 'ends_at, is_market, company_id';
/** What a load needs of a truck; temperatures last, as few loads have any, and columns behind an empty one are slower to find. */
const needs = `carried_until, papers_until, payload_kg, volume_m3, loading_m, pallets, body_bits, equipment_bits, needs_certificate`;
const cold = 'temperature_min, temperature_max';

/**
 * Loads by where they are picked up, to compare those around a truck with what it can carry, and to count those around a place: all
 * that begin at one place are as far from it. What fits stands in the order of pickups, so that its first page is found without the rest.
 */
export const bestMatch = statements(
  `create index load_by_cell on load (brand_id, from_lat, from_lng, id) include (${seen}) where is_open`,
  `create index load_match on load (brand_id, from_lat, from_lng, id)
     include (${seen}, from_x, from_y, from_z, pickup_at, ${needs}, ${cold}, price_per_km) where is_open`,
  `drop index load_fits`,
  `create index load_fits on load (brand_id, pickup_at, id)
     include (${seen}, ${needs}, pricing, published_at, km, ${cold}, price_per_km) where is_open`,
);
