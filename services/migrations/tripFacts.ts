import { asOperations } from './asOperations.ts';
import { alsoSeenBy } from './betweenCompanies.ts';
import { countedRows } from './countedRows.ts';
import { keepUse } from './keepUse.ts';
import { keepTrips, tripsOf } from './keepTrips.ts';
import { roadKm } from './roadKm.ts';
import { statements } from './statements.ts';
import { tripsThatGo } from './tripsThatGo.ts';

const readByOwner = (table: string, owner: string): readonly string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  alsoSeenBy(table, owner),
  `create policy operations on ${table} to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `grant select on ${table} to app_member`,
];

const { counting, noting: counted } = countedRows({
  name: 'empty',
  table: 'vehicle_trip',
  splits: ['lane'],
  // A trip by whether its empty kilometres are known; if so, by currency how many, their prices and their kilometres.
  adds: `array[empty, 1]::bigint[] || case when empty = 7 then empty_adds(currency, price_minor, km, empty_km) else '{}' end`,
  isFine: false,
  isOfCarrier: true,
});

const asked = (row: string): string =>
  `${row}.status in ('delivered', 'completed'), ${row}.status = 'cancelled', ${[
    'vehicle_id',
    'trailer_id',
    'delivered_at',
    'pickup_at',
    'ends_at',
    'lane',
    'reference',
    'price_minor',
    'currency',
    'km',
    'content',
  ]
    .map((column) => `${row}.${column}`)
    .join(', ')}`;

/** Trips that change are noted at once, and looked at when the transaction ends and locks nothing else: trips of one truck wait for each other. */
const noting = (name: string, when: string, tables: string, ids: string): readonly string[] => [
  asOperations(
    `note_trips_of_${name}()`,
    'trigger',
    `insert into vehicle_trip_due (shipment_id) ${ids}; perform set_config('app.trips_taken', '', true);`,
  ),
  `create trigger note_trips_of_${name} after ${when} referencing ${tables} for each statement execute function note_trips_of_${name}()`,
];

/**
 * What reports ask of each trip of a fleet, in which quarters of an hour its vehicles carried something, and how many trips there are of each
 * kind with their empty kilometres: the reports on utilisation and on empty kilometres need not go through shipments.
 */
export const tripFacts = statements(
  `create table vehicle_trip (
     shipment_id uuid primary key references shipment on delete cascade,
     company_id uuid not null,
     carrier_id uuid not null,
     day date not null,
     due_at timestamptz not null,
     reference text not null,
     lane text collate "C" not null,
     price_minor bigint not null,
     currency text not null,
     km integer not null,
     vehicle_id uuid,
     trailer_id uuid,
     pickup_at timestamptz not null,
     is_driven boolean not null,
     begun_at timestamptz,
     ended_at timestamptz,
     empty smallint not null,
     empty_km integer)`,
  `create table vehicle_month (
     company_id uuid not null references company on delete cascade,
     vehicle_id uuid not null,
     month date not null,
     slots bytea not null,
     primary key (vehicle_id, month))`,
  // Of few bytes, and no file.
  `alter table vehicle_month alter slots set storage plain`,
  `create index vehicle_month_of_company on vehicle_month (company_id, month)`,
  ...readByOwner('vehicle_trip', 'carrier_id'),
  ...readByOwner('vehicle_month', 'company_id'),
  `select set_config('app.operations', 'on', true)`,
  tripsOf('true'),
  `create index vehicle_trip_page_of_carrier_id on vehicle_trip (carrier_id, due_at desc, reference, shipment_id) include (company_id, day, empty, lane)`,
  `create index vehicle_trip_driven on vehicle_trip (vehicle_id, pickup_at, due_at, shipment_id) where is_driven`,
  `create index vehicle_trip_of_vehicle on vehicle_trip (vehicle_id, ended_at) include (begun_at)`,
  `create index vehicle_trip_of_trailer on vehicle_trip (trailer_id, ended_at) include (begun_at)`,
  `create index vehicle_trip_under_way on vehicle_trip (carrier_id) where begun_at is not null and ended_at is null`,
  `analyze vehicle_trip`,
  ...roadKm,
  ...keepUse,
  ...keepTrips,
  `select judge_empty_km(array(select shipment_id from vehicle_trip))`,
  `insert into vehicle_month (company_id, vehicle_id, month, slots)
     select carrier_id, unit, month, use_of_month(unit, month) from (
       select distinct carrier_id, unit, month from vehicle_trip
         cross join lateral (values (vehicle_id), (trailer_id)) units (unit) cross join lateral months_of(begun_at, ended_at) month
       where unit is not null) used`,
  `create function empty_adds(currency text, price bigint, km integer, empty_km integer) returns bigint[] language sql immutable as $$
     select array[own, 1, own + 1, price, own + 2, km, own + 3, empty_km]
     from (select 1000 + 8 * (676 * (ascii(currency) - 65) + 26 * (ascii(substr(currency, 2)) - 65) + ascii(substr(currency, 3)) - 65)::bigint) known (own) $$`,
  ...counting,
  counted,
  `select set_config('app.operations', '', true)`,
  `create table vehicle_trip_due (shipment_id uuid not null)`,
  `alter table vehicle_trip_due enable row level security`,
  `alter table vehicle_trip_due force row level security`,
  `create policy operations on vehicle_trip_due to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  ...noting(
    'events',
    'insert on shipment_event',
    'new table as now_rows',
    `select distinct shipment_id from now_rows where type in ('dispatched', 'arrived', 'correction', 'cancelled')`,
  ),
  ...noting('bookings', 'insert on shipment', 'new table as now_rows', `select id from now_rows`),
  ...noting(
    'moves',
    'update on shipment',
    'old table as old_rows new table as now_rows',
    `select now_rows.id from now_rows join old_rows using (id) where (${asked('now_rows')}) is distinct from (${asked('old_rows')})`,
  ),
  // The first of a transaction takes all of it, and the others have nothing to look for: none of another transaction is to be seen.
  asOperations(
    'keep_trips_due()',
    'trigger',
    `if coalesce(current_setting('app.trips_taken', true), '') = '' then
       perform set_config('app.trips_taken', 'on', true);
       declare
         due uuid[];
       begin
         with taken as (delete from vehicle_trip_due returning shipment_id)
         select array_agg(distinct shipment_id) into due from taken;
         perform keep_vehicle_trips(due);
       end;
     end if;`,
  ),
  `create constraint trigger keep_trips_due after insert on vehicle_trip_due deferrable initially deferred
     for each row execute function keep_trips_due()`,
  ...tripsThatGo,
);
