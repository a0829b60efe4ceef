import { statements } from './statements.ts';

/** Brand, fleet and office companies, their members, and a version counter for the public directory. */
export const companies = statements(
  `create function current_company() returns uuid language sql stable
     as $$ select nullif(current_setting('app.company_id', true), '')::uuid $$`,
  `create table company (
     id uuid primary key,
     kind text not null check (kind in ('brand', 'fleet', 'office')),
     name text not null,
     domain text unique check ((kind = 'brand') = (domain is not null)),
     brand_id uuid references company check (kind <> 'brand' or brand_id is null),
     ios_app_link text,
     google_app_link text,
     version integer not null default 1,
     created_at timestamptz not null,
     updated_at timestamptz not null)`,
  `create index company_directory on company (lower(name), id) where kind = 'brand'`,
  `create index company_brand on company (brand_id)`,
  `create table membership (
     user_id uuid not null references app_user on delete cascade,
     company_id uuid not null references company on delete cascade,
     role text not null check (role in ('owner', 'dispatcher', 'viewer')),
     created_at timestamptz not null,
     primary key (user_id, company_id))`,
  `create index membership_company on membership (company_id)`,

  `create table directory_version (version integer not null)`,
  `create unique index directory_version_one_row on directory_version ((true))`,
  `insert into directory_version values (1)`,
  `create function count_directory_change() returns trigger language plpgsql as $$
     begin
       if exists (select from changed where kind = 'brand') then
         update directory_version set version = version + 1;
       end if;
       return null;
     end $$`,
  `create trigger directory_grows after insert on company referencing new table as changed
     for each statement execute function count_directory_change()`,
  `create trigger directory_changes after update on company referencing new table as changed
     for each statement execute function count_directory_change()`,
  `create trigger directory_shrinks after delete on company referencing old table as changed
     for each statement execute function count_directory_change()`,

  `alter table company enable row level security`,
  `create policy own_company on company for select to app_member using (id = current_company() or kind = 'brand')`,
  `grant select on company to app_member`,
  `alter table membership enable row level security`,
  `create policy own_company on membership for select to app_member using (company_id = current_company())`,
  `grant select on membership to app_member`,
);
