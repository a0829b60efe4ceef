import { statements } from './statements.ts';

/** The postal addresses of both parties of a shipment, for one of them: a consignment note must name them. */
export const partyAddresses = statements(
  `create function party_addresses(asked uuid)
     returns table (id uuid, street text, postcode text, city text, country text)
     language plpgsql stable security definer set search_path from current as $$
     declare
       earlier text := coalesce(current_setting('app.operations', true), '');
     begin
       perform set_config('app.operations', 'on', true);
       return query select party.id, party.street, party.postcode, party.city, party.country
         from shipment join company party on party.id in (shipment.company_id, shipment.carrier_id)
         where shipment.id = asked and current_company() in (shipment.company_id, shipment.carrier_id)
           and party.street is not null;
       perform set_config('app.operations', earlier, true);
     end $$`,
);
