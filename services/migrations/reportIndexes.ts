import { statements } from './statements.ts';

/** Reports read the shipments of a side by the end of their last window, and the offers a shipper got by when they were made. */
export const reportIndexes = statements(
  `create index shipment_by_ends_at_of_company_id on shipment (company_id, ends_at) include (carrier_id, pickup_at)`,
  `create index shipment_by_ends_at_of_carrier_id on shipment (carrier_id, ends_at) include (company_id, pickup_at)`,
  `create index offer_made_to_shipper on offer (shipper_id, created_at) include (company_id)`,
);
