import { asOperations } from './asOperations.ts';
import { alsoSeenBy } from './betweenCompanies.ts';
import { countedRows } from './countedRows.ts';
import { keepUse } from './keepUse.ts';
import { keepVehicleTrips, tripsOf } from './keepVehicleTrips.ts';
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

const { counting, noting } = countedRows({
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

/** At the end of the transaction, which then locks nothing else: trips of one truck wait for each other. */
const atTheEnd = (name: string, when: string, id: string): readonly string[] => [
  asOperations(`vehicle_trips_of_${name}()`, 'trigger', `perform keep_vehicle_trips(array[new.${id}]);`),
  `create constraint trigger vehicle_trips_of_${name} after ${when} execute function vehicle_trips_of_${name}()`,
];

const deferred = 'deferrable initially deferred for each row';

/**
 * What reports ask of each trip of a fleet, in which quarters of an hour its vehicles carried something, and how many trips there are of each
 * kind with their empty kilometres: the reports on utilisation and on empty kilometres need not go through shipments.
 */
export const vehicleTrips = statements(
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
  ...keepVehicleTrips,
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
  noting,
  `select set_config('app.operations', '', true)`,
  ...atTheEnd(
    'events',
    `insert on shipment_event ${deferred} when (new.type in ('dispatched', 'arrived', 'correction', 'cancelled'))`,
    'shipment_id',
  ),
  ...atTheEnd('bookings', `insert on shipment ${deferred}`, 'id'),
  ...atTheEnd(
    'moves',
    `update on shipment ${deferred} when ((${asked('new')}) is distinct from (${asked('old')}))`,
    'id',
  ),
  ...tripsThatGo,
);
