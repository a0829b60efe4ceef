import { statements } from './statements.ts';

/** From the assignment to the delivery a shipment takes a vehicle, a trailer and a driver. */
const engaged = `status in ('assigned', 'dispatched', 'at_pickup', 'in_transit', 'at_delivery')`;
const onTheRoad = `status in ('dispatched', 'at_pickup', 'in_transit', 'at_delivery')`;

const units = ['vehicle', 'trailer', 'driver'] as const;

/**
 * None of them is planned for two shipments at the same time, or on the road with two. A range over unit and time does what an
 * exclusion constraint needs an extension for otherwise.
 */
const onceAtATime = units.flatMap((unit) => [
  `alter table shipment add constraint shipment_${unit}_planned exclude using gist (
     unit_span(row(${unit}_id, pickup_at)::unit_time, row(${unit}_id, ends_at)::unit_time) with &&)
     where (${unit}_id is not null and ${engaged})`,
  `create unique index shipment_${unit}_on_road on shipment (${unit}_id) where ${unit}_id is not null and ${onTheRoad}`,
  `create index shipment_${unit}_engaged on shipment (${unit}_id) where ${unit}_id is not null and ${engaged}`,
]);

/** One index of each side has all that lists filter by, so that they are counted without reading what is shown of them. */
const listedBy = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): readonly string[] => [
  `create index shipment_by_pickup_of_${own} on shipment (${own}, pickup_at, id)
     include (${other}, pickup_day, status, late_from, flags, lane, vehicle_id, driver_id, search, crew_search)`,
  ...['late_from', 'created_at', 'reference_key'].map(
    (column) => `create index shipment_by_${column}_of_${own} on shipment (${own}, ${column}, id) include (${other})`,
  ),
];

const appendedOnly = (table: string, when: string): readonly string[] => [
  // Beneath another trigger only a foreign key deletes: a company that is removed takes its rows along.
  `create trigger stays before ${when} on ${table} for each row when (pg_trigger_depth() = 0) execute function refuse_rewriting()`,
  `create trigger stays_whole before truncate on ${table} for each statement execute function refuse_rewriting()`,
];

/** Shipments as lists find them, with events that nobody alters, and vehicles, trailers and drivers that are in one place at a time. */
export const shipments = statements(
  `select set_config('app.operations', 'on', true)`,
  `alter table shipment
     add reference_key text collate "C" generated always as (lower(reference)) stored,
     add pickup_day date,
     add lane text collate "C",
     add search text collate "C",
     add crew_search text collate "C" not null default '',
     add plate text,
     add trailer_plate text,
     add driver_name text,
     add assign_by timestamptz,
     add flags text[] not null default '{}',
     add late_from timestamptz,
     add next_stop smallint,
     add event_count integer not null default 0,
     add last_event text,
     add last_event_at timestamptz,
     add delivered_at timestamptz,
     add cancel_reason text`,
  `update shipment set pickup_day = coalesce(request.pickup_day, (shipment.pickup_at at time zone 'utc')::date), lane = request.lane,
     search = request.search, assign_by = greatest(shipment.created_at + interval '1 hour', shipment.pickup_at - interval '4 hours'),
     flags = case when shipment.status = 'booked' then '{unassigned}'::text[] else '{}' end,
     next_stop = case when shipment.status in ('booked', 'assigned') then 0 end,
     late_from = case when shipment.status in ('booked', 'assigned')
       then (shipment.content #>> '{stops,0,window,to}')::timestamptz + interval '30 minutes' end,
     delivered_at = case when shipment.status = 'completed' then shipment.ends_at end
   from shipment_request request where request.id = request_id`,
  `alter table shipment alter pickup_day set not null, alter lane set not null, alter search set not null, alter assign_by set not null`,

  `alter table shipment_event
     add number integer,
     add stop smallint check (stop between 0 and 19),
     add lat double precision,
     add lng double precision,
     add accuracy_m integer,
     add is_internal boolean not null default false,
     alter by_company_id drop not null,
     add check (num_nonnulls(lat, lng) in (0, 2))`,
  `update shipment_event event set number = ordered.number, stop = (event.data ->> 'stop')::smallint, data = event.data - 'stop'
   from (select id, row_number() over (
     partition by shipment_id order by at, type <> 'booked', type <> 'assigned', recorded_at, id) as number from shipment_event) ordered
   where ordered.id = event.id`,
  `alter table shipment_event alter number set not null`,
  `update shipment set event_count = told.count, last_event_at = told.at, last_event = told.type
   from (select distinct on (shipment_id) shipment_id, number as count, at, type from shipment_event
     order by shipment_id, number desc) told
   where told.shipment_id = shipment.id`,
  `drop index event_of_shipment`,
  `alter table shipment_event drop constraint shipment_event_pkey, add primary key (shipment_id, id)`,
  `create unique index shipment_event_in_order on shipment_event (shipment_id, number)`,
  `select set_config('app.operations', '', true)`,

  `create policy own_notes on shipment_event as restrictive for select to app_member
     using (not is_internal or by_company_id = (select current_company()))`,
  `create function refuse_rewriting() returns trigger language plpgsql as $$
     begin
       raise exception 'what happened to a shipment is not rewritten' using errcode = 'insufficient_privilege';
     end $$`,
  ...appendedOnly('shipment_event', 'update or delete'),
  ...appendedOnly('shipment', 'delete'),
  `revoke delete on shipment from app_member`,

  `create type unit_time as (unit uuid, at timestamptz)`,
  `create type unit_span as range (subtype = unit_time)`,
  ...onceAtATime,
  `create index shipment_last_of_vehicle on shipment (vehicle_id, ends_at) where vehicle_id is not null`,
  `drop index shipment_of_company`,
  `drop index shipment_of_carrier`,
  ...listedBy('company_id', 'carrier_id'),
  ...listedBy('carrier_id', 'company_id'),
);
