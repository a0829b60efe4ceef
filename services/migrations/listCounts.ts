import { statements } from './statements.ts';

/**
 * Narrow indexes for what lists are counted and filtered by most, as PostgreSQL takes apart every column of an
 * index that it reads alone, and a wide one with all that they are filtered and sorted by. Few shipments are flagged: those stand apart.
 */
const listedBy = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): readonly string[] => [
  `drop index shipment_by_pickup_of_${own}`,
  `create index shipment_by_pickup_of_${own} on shipment (${own}, pickup_at, id)
     include (${other}, pickup_day, status, completes_at, late_from, created_at, reference_key, flags, lane, vehicle_id, driver_id, search,
       crew_search)`,
  `create index shipment_by_status_of_${own} on shipment (${own}, status, pickup_at, id) include (${other}, completes_at)`,
  `create index shipment_flagged_of_${own} on shipment (${own}, pickup_at, id)
     include (${other}, flags, completes_at, late_from) where flags <> '{}'`,
  `drop index shipment_by_late_from_of_${own}`,
  `create index shipment_by_late_from_of_${own} on shipment (${own}, late_from, id) include (${other}, completes_at)`,
];

export const listCounts = statements(
  ...listedBy('company_id', 'carrier_id'),
  ...listedBy('carrier_id', 'company_id'),
  // The index by status begins with the same column.
  `drop index shipment_under_way`,
  `create index load_fits on load (brand_id, id)
     include (ends_at, is_market, company_id, pickup_at, published_at, km, price_per_km, pricing, body_bits, payload_kg, volume_m3, loading_m,
       pallets, temperature_min, temperature_max, equipment_bits, needs_certificate, papers_until, carried_until) where is_open`,
  `create index shipment_of_driver on shipment (driver_id, pickup_at) where driver_id is not null`,
  `create index shipment_request_by_status on shipment_request (company_id, status, ends_at, id)`,
);
