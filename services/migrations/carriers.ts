import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/**
 * What a shipper thinks of the fleets of its brand, and the lists it has them on. A blocked fleet sees no load of that shipper, and
 * not that it is blocked either: `blocked_by` reads what its own role cannot.
 */
export const carriers = statements(
  `create table carrier_relation (
     company_id uuid not null references company on delete cascade,
     carrier_id uuid not null references company on delete cascade,
     favourite boolean not null default false,
     blocked_at timestamptz,
     note text,
     updated_at timestamptz not null,
     primary key (company_id, carrier_id))`,
  `create index carrier_blocked on carrier_relation (carrier_id) include (company_id) where blocked_at is not null`,
  ...companyWall('carrier_relation'),

  `create table carrier_list (
     id uuid primary key,
     company_id uuid not null references company on delete cascade,
     version integer not null default 1,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     name text not null,
     name_key text collate "C" not null,
     unique (id, company_id))`,
  `create unique index carrier_list_name on carrier_list (company_id, name_key)`,
  ...companyWall('carrier_list'),
  `create table carrier_list_member (
     list_id uuid not null,
     company_id uuid not null,
     carrier_id uuid not null references company on delete cascade,
     primary key (list_id, carrier_id),
     foreign key (list_id, company_id) references carrier_list (id, company_id) on delete cascade)`,
  `create index carrier_list_of_carrier on carrier_list_member (company_id, carrier_id)`,
  ...companyWall('carrier_list_member'),

  `create function market_carriers() returns table (id uuid, name text)
     language sql stable security definer set search_path from current as $$
     select other.id, other.name from company own join company other on other.brand_id = own.brand_id
     where own.id = current_company() and own.kind = 'office' and other.kind = 'fleet' $$`,
  `create function blocked_by() returns uuid[] language plpgsql stable security definer set search_path from current as $$
     declare
       earlier text := coalesce(current_setting('app.operations', true), '');
       found uuid[];
     begin
       perform set_config('app.operations', 'on', true);
       select coalesce(array_agg(company_id), '{}') into found
         from carrier_relation where carrier_id = current_company() and blocked_at is not null;
       perform set_config('app.operations', earlier, true);
       return found;
     end $$`,
  `alter policy audience on load
     using (brand_id = (select current_market()) and company_id <> all ((select blocked_by())::uuid[])
       and (is_market or exists (
         select from load_audience asked where asked.load_id = load.id and asked.carrier_id = (select current_company()))))`,

  `create index offer_between on offer (shipper_id, company_id, updated_at)`,
  `create index shipment_between on shipment (company_id, carrier_id, created_at)`,
);
