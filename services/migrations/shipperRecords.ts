import { statements } from './statements.ts';

/** What fleets may know of how a shipper of their brand awards: only how often, as its requests and shipments are not theirs to read. */
export const shipperRecords = statements(
  `create function market_records(asked uuid[], since timestamptz) returns table (id uuid, awarded bigint)
     language plpgsql stable security definer set search_path from current as $$
     declare
       earlier text := coalesce(current_setting('app.operations', true), '');
     begin
       perform set_config('app.operations', 'on', true);
       return query select other.id,
           (select count(*) from shipment where shipment.company_id = other.id and shipment.created_at >= since)
         from company own join company other on other.brand_id = own.brand_id
         where own.id = current_company() and other.id = any (asked);
       perform set_config('app.operations', earlier, true);
     end $$`,
);
