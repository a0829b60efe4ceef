import { statements } from './statements.ts';

/** What an entry of an index has room for beside its other columns, in bytes. */
const most = 2_000;

const plateOf = (column: 'plate' | 'trailer_plate'): string => `plate_key(coalesce(${column}, ''))`;

const listedBy = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): readonly string[] => [
  `create index shipment_by_pickup_of_${own} on shipment (${own}, pickup_at, id)
     include (${other}, pickup_day, status, completes_at, late_from, created_at, reference_key, flags, lane, vehicle_id, driver_id, words)`,
  `create index shipment_by_words_of_${own} on shipment (${own}, pickup_at, id) include (${other}, words)`,
  `create index shipment_by_lane_of_${own} on shipment (${own}, lane, pickup_at, id) include (${other}, late_from)`,
];

/**
 * By what shipments are searched: one text without accents, with plates as they stand and without spaces. A search that goes through all of
 * them reads an index with nothing else, and a lane has one in its order.
 */
export const shipmentWords = statements(
  // Before the column, which writes every index anew.
  `drop index shipment_by_pickup_of_company_id, shipment_by_pickup_of_carrier_id`,
  // What is cut off has at least as many characters as the first ones have bytes too many.
  `create function shipment_words(said text) returns text language plpgsql immutable parallel safe
     set search_path from current as $$
     declare
       words text := search_key(said);
     begin
       return case when octet_length(words) <= ${most} then words
         else left(words, greatest(0, ${most} + length(left(words, ${most})) - octet_length(left(words, ${most})))) end;
     end $$`,
  `alter table shipment add words text collate "C" not null generated always as
     (shipment_words(crew_search || ' ' || ${plateOf('plate')} || ' ' || ${plateOf('trailer_plate')} || ' ' || search)) stored`,
  ...listedBy('company_id', 'carrier_id'),
  ...listedBy('carrier_id', 'company_id'),
);
