import { asOperations } from './asOperations.ts';
import { companyWall } from './companyWall.ts';
import { statements } from './statements.ts';

/** Sort indexes of the list. */
const sorts = [
  ['vehicle_by_fleet_no', 'fleet_no_key'],
  ['vehicle_by_plate', 'plate'],
  ['vehicle_by_make', 'make_key'],
  ['vehicle_by_odometer', 'odometer_km'],
  ['vehicle_newest', 'created_at'],
  ['vehicle_by_papers', 'papers_until'],
] as const;
/** Columns that lists filter and search by, included in every index so that only the rows of the page are read. */
const sifted = ['status', 'kind', 'body_type', 'papers_missing', 'papers_until', 'search'];

/**
 * Vehicles, documents of vehicles and drivers, and the expiry of every required paper. Triggers maintain the `paper` rows and
 * each company's storage, so that no write can forget them.
 */
export const vehicles = statements(
  `create table vehicle (
     id uuid primary key,
     company_id uuid not null references company on delete cascade,
     version integer not null default 1,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     fleet_no text not null,
     plate text collate "C" not null,
     plate_country text not null,
     vin text,
     make text not null,
     model text not null,
     year integer not null,
     kind text not null check (kind in ('tractor', 'rigid', 'van', 'semi_trailer', 'trailer')),
     body_type text not null,
     payload_kg integer not null,
     gross_weight_kg integer not null check (gross_weight_kg > payload_kg),
     volume_m3 double precision,
     pallet_positions integer,
     temperature_min double precision,
     temperature_max double precision check (temperature_max >= temperature_min),
     adr boolean not null,
     fuel text not null,
     euro_class text,
     odometer_km integer not null,
     status text not null
       check (status in ('available', 'assigned', 'in_use', 'maintenance', 'out_of_service', 'retired')),
     papers_missing boolean not null default true,
     papers_until date,
     fleet_no_key text collate "C" not null generated always as (lower(fleet_no)) stored,
     make_key text collate "C" not null generated always as (lower(make)) stored,
     search text collate "C" not null generated always as
       (lower(fleet_no || ' ' || plate || ' ' || make || ' ' || model || ' ' || coalesce(vin, ''))) stored,
     check (num_nonnulls(temperature_min, temperature_max) in (0, 2)))`,
  `create unique index vehicle_fleet_no on vehicle (company_id, fleet_no_key)`,
  `create unique index vehicle_plate on vehicle (company_id, plate, plate_country)`,
  ...sorts.map(([name, column]) => {
    const beside = sifted.filter((each) => each !== column).join(', ');
    return `create index ${name} on vehicle (company_id, ${column}, id) include (${beside})`;
  }),
  ...companyWall('vehicle'),

  `create table document (
     id uuid primary key,
     company_id uuid not null references company on delete cascade,
     created_at timestamptz not null,
     vehicle_id uuid references vehicle on delete cascade,
     driver_id uuid,
     type text not null,
     file_name text not null,
     file_mime text not null,
     file_size integer not null check (file_size > 0),
     file_sha256 text not null,
     issued_on date,
     expires_on date check (expires_on > issued_on),
     check (num_nonnulls(vehicle_id, driver_id) = 1))`,
  `create index document_company on document (company_id)`,
  `create index document_of_vehicle on document (vehicle_id, type, created_at, id)`,
  `create index document_of_driver on document (driver_id, type, created_at, id)`,
  ...companyWall('document'),
  `create table document_content (
     document_id uuid primary key references document on delete cascade,
     company_id uuid not null references company on delete cascade,
     bytes bytea not null)`,
  `alter table document_content alter bytes set storage external`,
  ...companyWall('document_content'),

  `create table file_room (
     company_id uuid primary key references company on delete cascade,
     bytes_used bigint not null)`,
  ...companyWall('file_room'),
  `create table paper (
     company_id uuid not null references company on delete cascade,
     subject text not null check (subject in ('vehicle', 'driver')),
     subject_id uuid not null,
     vehicle_id uuid generated always as (case when subject = 'vehicle' then subject_id end) stored
       references vehicle on delete cascade,
     type text not null,
     expires_on date,
     primary key (subject_id, type))`,
  `create index paper_by_end on paper (company_id, expires_on, subject_id, type) include (subject)`,
  `create index paper_of_vehicle on paper (vehicle_id)`,
  ...companyWall('paper'),

  asOperations(
    'keep_vehicle_papers(changed uuid[])',
    'void',
    `delete from paper where subject_id = any (changed);
     with needed as (
       select vehicle.id, vehicle.company_id, vehicle.status, wanted.type, newest.expires_on
       from vehicle
       cross join (values ('registration', false), ('insurance', true), ('roadworthiness', true)) wanted (type, ends)
       left join lateral (
         select document.id, document.expires_on from document
         where document.vehicle_id = vehicle.id and document.type = wanted.type
         order by document.created_at desc, document.id desc limit 1) newest on true
       where vehicle.id = any (changed) and (wanted.ends or newest.id is null)),
     listed as (
       insert into paper (company_id, subject, subject_id, type, expires_on)
       select company_id, 'vehicle', id, type, expires_on from needed where status <> 'retired')
     update vehicle set papers_missing = stands.missing, papers_until = stands.until
     from (select id, bool_or(expires_on is null) as missing, min(expires_on) as until from needed group by id) stands
     where vehicle.id = stands.id;`,
  ),
  `create function vehicle_papers_begin() returns trigger language plpgsql as $$
     begin
       perform keep_vehicle_papers(array(select id from changed));
       return null;
     end $$`,
  `create function vehicle_papers_end() returns trigger language plpgsql as $$
     begin
       delete from paper where subject_id = new.id;
       return null;
     end $$`,
  `create function vehicle_papers_change() returns trigger language plpgsql as $$
     begin
       perform keep_vehicle_papers(array(select distinct vehicle_id from changed where vehicle_id is not null));
       return null;
     end $$`,
  asOperations(
    'fill_file_room()',
    'trigger',
    `insert into file_room (company_id, bytes_used)
       select company_id, sum(file_size) from changed group by company_id
       on conflict (company_id) do update set bytes_used = file_room.bytes_used + excluded.bytes_used;`,
  ),
  asOperations(
    'free_file_room()',
    'trigger',
    `update file_room set bytes_used = bytes_used - freed.bytes
       from (select company_id, sum(file_size) as bytes from changed group by company_id) freed
       where file_room.company_id = freed.company_id;`,
  ),
  `create trigger papers_begin after insert on vehicle referencing new table as changed
     for each statement execute function vehicle_papers_begin()`,
  `create trigger papers_end after update of status on vehicle
     for each row when (new.status = 'retired') execute function vehicle_papers_end()`,
  `create trigger papers_grow after insert on document referencing new table as changed
     for each statement execute function vehicle_papers_change()`,
  `create trigger papers_shrink after delete on document referencing old table as changed
     for each statement execute function vehicle_papers_change()`,
  `create trigger room_fills after insert on document referencing new table as changed
     for each statement execute function fill_file_room()`,
  `create trigger room_empties after delete on document referencing old table as changed
     for each statement execute function free_file_room()`,
);
