import { statements } from './statements.ts';

/**
 * What two postings of one load have in common, on requests and on what fleets see of them. Those from before have none: only what was
 * published within a day is compared.
 */
export const postingKeys = statements(
  `alter table shipment_request add posting_key text collate "C"`,
  `alter table load add posting_key text collate "C"`,
  `create index shipment_request_by_posting on shipment_request (company_id, posting_key, published_at, id)
     include (ends_at) where status = 'open' and posting_key is not null`,
  `create index load_by_posting on load (company_id, posting_key)
     include (id, brand_id, is_market, published_at, ends_at) where is_open and posting_key is not null`,
);
