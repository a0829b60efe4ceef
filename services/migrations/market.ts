import { alsoSeenBy, keepsParties } from './betweenCompanies.ts';
import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/** Sort indexes of the requests, with the columns that lists filter and search by. */
const requestSorts = ['pickup_at', 'decision_by', 'created_at', 'reference_key'].map(
  (column) =>
    `create index shipment_request_by_${column} on shipment_request (company_id, ${column}, id)
       include (status, ends_at, pickup_day, lane, search)`,
);

/**
 * Requests, and what fleets see of them: loads, in a table of their own, so that nothing else can leave it. A load is seen by its shipper, and by the fleets of its brand that were asked.
 */
export const market = statements(
  `create function current_market() returns uuid language sql stable
     as $$ select brand_id from company where id = current_company() and kind = 'fleet' $$`,
  `create function refuse_other_parties() returns trigger language plpgsql as $$
     begin
       raise exception 'a row stays with its companies' using errcode = 'insufficient_privilege';
     end $$`,
  `create function market_names(asked uuid[]) returns table (id uuid, name text)
     language sql stable security definer set search_path from current as $$
     select other.id, other.name from company own join company other on other.brand_id = own.brand_id
     where own.id = current_company() and other.id = any (asked) $$`,
  `create function market_fleets(asked uuid[]) returns table (id uuid)
     language sql stable security definer set search_path from current as $$
     select other.id from company own join company other on other.brand_id = own.brand_id
     where own.id = current_company() and other.kind = 'fleet' and other.id = any (asked) $$`,

  `create table shipment_request (
     id uuid primary key,
     company_id uuid not null references company on delete cascade,
     version integer not null default 1,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     reference text not null,
     reference_key text collate "C" not null generated always as (lower(reference)) stored,
     status text not null check (status in ('draft', 'open', 'awarded', 'withdrawn', 'expired', 'cancelled')),
     content jsonb not null,
     published_at timestamptz,
     ends_at timestamptz,
     decision_by timestamptz,
     pickup_at timestamptz,
     pickup_day date,
     lane text collate "C" not null,
     km integer,
     km_method text,
     recovering boolean not null default false,
     cancel_reason text,
     awarded_offer_id uuid,
     shipment_id uuid,
     search text collate "C" not null,
     check (status <> 'open' or ends_at is not null))`,
  `create unique index shipment_request_reference on shipment_request (company_id, reference_key)`,
  ...requestSorts,
  ...companyWall('shipment_request'),
  `create table request_number (
     company_id uuid not null references company on delete cascade,
     year integer not null,
     last integer not null,
     primary key (company_id, year))`,
  ...companyWall('request_number'),

  `create table load (
     id uuid primary key references shipment_request on delete cascade,
     company_id uuid not null references company on delete cascade,
     brand_id uuid not null references company on delete cascade,
     is_market boolean not null,
     is_open boolean not null,
     published_at timestamptz not null,
     ends_at timestamptz not null,
     content jsonb not null,
     pickup_at timestamptz not null,
     pickup_day date not null,
     from_lat double precision not null,
     from_lng double precision not null,
     to_lat double precision not null,
     to_lng double precision not null,
     km integer not null,
     gross_kg double precision not null,
     body_types text[] not null,
     is_adr boolean not null,
     pricing text not null,
     price_per_km double precision,
     search text collate "C" not null)`,
  `create index load_by_pickup on load (brand_id, pickup_at, id) include (is_open, ends_at)`,
  `create index load_newest on load (brand_id, published_at, id) include (is_open, ends_at)`,
  `create index load_by_km on load (brand_id, km, id) include (is_open, ends_at)`,
  `create index load_by_price on load (brand_id, price_per_km, id) include (is_open, ends_at)`,
  `create index load_of_company on load (company_id)`,
  `create table load_audience (
     load_id uuid not null references load on delete cascade,
     company_id uuid not null references company on delete cascade,
     carrier_id uuid not null references company on delete cascade,
     primary key (load_id, carrier_id))`,
  `create index load_audience_of_carrier on load_audience (carrier_id, load_id)`,
  ...companyWall('load_audience'),
  alsoSeenBy('load_audience', 'carrier_id'),
  ...companyWall('load'),
  `create policy audience on load for select to app_member
     using (brand_id = (select current_market()) and (is_market or exists (
       select from load_audience asked where asked.load_id = load.id and asked.carrier_id = (select current_company()))))`,
  keepsParties('load', 'company_id', 'brand_id'),
  `create table load_decline (
     load_id uuid not null references load on delete cascade,
     company_id uuid not null references company on delete cascade,
     shipper_id uuid not null references company on delete cascade,
     at timestamptz not null,
     reason text not null,
     note text,
     primary key (load_id, company_id))`,
  ...companyWall('load_decline'),
  alsoSeenBy('load_decline', 'shipper_id'),
);
