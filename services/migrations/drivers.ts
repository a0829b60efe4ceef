import { asOperations } from './asOperations.ts';
import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/**
 * Drivers and their invitations. A generated column holds when the first paper expires, and triggers maintain the `paper` rows,
 * so that no write can forget them.
 */
export const drivers = statements(
  `create function first_card_end(cards jsonb) returns date language sql immutable
     as $$ select min((card ->> 'expiresOn')::date) from jsonb_array_elements(cards) card $$`,
  `create table driver (
     id uuid primary key,
     company_id uuid not null references company on delete cascade,
     version integer not null default 1,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     name text not null,
     phone text,
     email text,
     language text not null,
     employment text not null check (employment in ('employee', 'contractor', 'owner_operator')),
     licence_number text,
     licence_country text,
     licence_categories text[],
     licence_issued_on date,
     licence_expires_on date,
     cards jsonb not null default '[]',
     status text not null check (status in ('invited', 'active', 'on_leave', 'suspended', 'left')),
     current_vehicle_id uuid references vehicle on delete set null,
     papers_missing boolean not null generated always as (licence_expires_on is null) stored,
     papers_until date generated always as (least(licence_expires_on, first_card_end(cards))) stored,
     name_key text collate "C" not null generated always as (lower(name)) stored,
     search text collate "C" not null generated always as
       (lower(name) || ' ' || lower(coalesce(phone, '')) || ' ' || lower(coalesce(email, '')) || ' ' ||
        lower(coalesce(licence_number, ''))) stored,
     check (num_nonnulls(licence_number, licence_country, licence_categories, licence_issued_on, licence_expires_on) in (0, 5)),
     check (status = 'invited' or phone is not null))`,
  `create index driver_by_name on driver (company_id, name_key, id)`,
  `create index driver_newest on driver (company_id, created_at, id)`,
  `create index driver_by_papers on driver (company_id, papers_until, id)`,
  `create unique index driver_phone on driver (company_id, phone) where status <> 'left'`,
  `create unique index driver_vehicle on driver (current_vehicle_id)`,
  `create index driver_invited_email on driver (company_id, email) where status = 'invited'`,
  ...companyWall('driver'),
  `alter table document add foreign key (driver_id) references driver on delete cascade`,

  `alter table paper
     add driver_id uuid generated always as (case when subject = 'driver' then subject_id end) stored
       references driver on delete cascade`,
  `create index paper_of_driver on paper (driver_id)`,
  asOperations(
    'keep_driver_papers(changed uuid[])',
    'void',
    `delete from paper where driver_id = any (changed);
     insert into paper (company_id, subject, subject_id, type, expires_on)
       select company_id, 'driver', id, held.type, held.expires_on
       from driver
       cross join lateral (
         select 'licence' as type, licence_expires_on as expires_on
         union all
         select card ->> 'type', (card ->> 'expiresOn')::date from jsonb_array_elements(cards) card) held
       where id = any (changed) and status <> 'left';`,
  ),
  `create function driver_papers_change() returns trigger language plpgsql as $$
     begin
       perform keep_driver_papers(array(select id from changed));
       return null;
     end $$`,
  `create trigger papers_begin after insert on driver referencing new table as changed
     for each statement execute function driver_papers_change()`,
  `create trigger papers_change after update on driver referencing new table as changed
     for each statement execute function driver_papers_change()`,

  `alter table invitation
     add driver_id uuid references driver on delete set null,
     add tries integer not null default 0`,
  `create index invitation_of_driver on invitation (driver_id)`,
  `create index invitation_by_sending on invitation (company_id, last_sent_at, id)`,
);
