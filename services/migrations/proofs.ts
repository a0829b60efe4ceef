import { alsoSeenBy } from './betweenCompanies.ts';
import { statements } from './statements.ts';

/** One index of each side has all that lists filter by, when a shipment completes by itself among it. */
const listedBy = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): readonly string[] => [
  `drop index shipment_by_pickup_of_${own}`,
  `create index shipment_by_pickup_of_${own} on shipment (${own}, pickup_at, id)
     include (${other}, pickup_day, status, completes_at, late_from, flags, lane, vehicle_id, driver_id, search, crew_search)`,
];

/** Documents of shipments, which both parties read and nobody removes, and shipments that complete when nobody objects to a proof. */
export const proofs = statements(
  `alter table document
     add shipment_id uuid references shipment on delete cascade,
     add shared_with uuid references company on delete cascade,
     add upload_id uuid,
     add place smallint,
     add stop smallint check (stop between 0 and 19),
     add note text`,
  `alter table document drop constraint document_check1`,
  `alter table document
     add constraint document_whose check (num_nonnulls(vehicle_id, driver_id, shipment_id) = 1),
     add constraint document_upload check (num_nonnulls(shipment_id, shared_with, upload_id, place) in (0, 4))`,
  `create index document_of_shipment on document (shipment_id, upload_id) where shipment_id is not null`,
  `create index document_shared_with on document (shared_with) where shared_with is not null`,
  alsoSeenBy('document', 'shared_with'),
  `create trigger proofs_stay before delete on document
     for each row when (old.shipment_id is not null and pg_trigger_depth() = 0) execute function refuse_rewriting()`,

  `alter table shipment add completes_at timestamptz`,
  `create index shipment_to_complete on shipment (completes_at) where completes_at is not null`,
  ...listedBy('company_id', 'carrier_id'),
  ...listedBy('carrier_id', 'company_id'),
);
