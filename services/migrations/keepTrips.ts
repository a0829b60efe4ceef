import { asOperations } from './asOperations.ts';

/** When a truck carried a shipment: from the dispatch, as corrected last, or the first arrival, to the delivery, or the cancellation after a dispatch. */
const times = `
  left join lateral (
    select coalesce((
      select (later.data ->> 'at')::timestamptz from shipment_event later
      where later.shipment_id = shipment.id and later.type = 'correction' and later.data ->> 'of' = event.id::text
      order by later.number desc limit 1), event.at) as at
    from shipment_event event where event.shipment_id = shipment.id and event.type = 'dispatched' order by number desc limit 1) went on true
  left join lateral (select min(arrived_at) as at from stop_visit where shipment_id = shipment.id) came on true
  left join lateral (
    select at from shipment_event event where event.shipment_id = shipment.id and event.type = 'cancelled' order by number limit 1) ended on true
  cross join lateral (
    select case when vehicle_id is not null then coalesce(went.at, came.at) end as begun_at,
      case when status = 'cancelled' then least(coalesce(delivered_at, ended.at), ended.at) else delivered_at end as told_end) told`;

const columns =
  'shipment_id company_id carrier_id day due_at reference lane price_minor currency km vehicle_id trailer_id pickup_at is_driven begun_at ended_at'.split(
    ' ',
  );
const columnsOf = (row: string): string => columns.map((name) => `${row}.${name}`).join(', ');

/** One at a time, so that two trips of a truck that change at the same time see each other. */
export const lockUnits = (units: string): string => `
  perform pg_advisory_xact_lock(key) from (
    select distinct hashtextextended('trips of vehicles ' || (hashtext(unit::text) & 1023), 0) as key
    from (${units}) units (unit) where unit is not null order by key) locks`;

/** The trips that trucks made next after these, as they are kept. */
export const nextOf = (trips: string): string => `array(
  select (
    select later.shipment_id from vehicle_trip later
    where later.vehicle_id = trip.vehicle_id and later.is_driven
      and (later.pickup_at, later.due_at, later.shipment_id) > (trip.pickup_at, trip.due_at, trip.shipment_id)
    order by later.pickup_at, later.due_at, later.shipment_id limit 1)
  from ${trips} where trip.vehicle_id is not null)`;

/** Whether it is known how far a truck drove empty to each of these trips (services/reports/counts/emptyKinds.ts reads it), and how far. */
const judging = `
  create function judge_empty_km(trips uuid[]) returns void language sql as $$
    update vehicle_trip trip set empty = judged.empty, empty_km = judged.empty_km
    from (
      select trip.shipment_id, case when kind = 6 and known.km is not null then 7 else kind end as empty, known.km as empty_km
      from vehicle_trip trip join shipment on shipment.id = trip.shipment_id
        left join lateral (
          select shipment_id, due_at from vehicle_trip earlier
          where earlier.vehicle_id = trip.vehicle_id and earlier.is_driven and trip.is_driven
            and (earlier.pickup_at, earlier.due_at, earlier.shipment_id) < (trip.pickup_at, trip.due_at, trip.shipment_id)
          order by earlier.pickup_at desc, earlier.due_at desc, earlier.shipment_id desc limit 1) before on true
        left join shipment origin on origin.id = before.shipment_id
        cross join lateral (
          select case
            when shipment.status = 'cancelled' then 1
            when shipment.status not in ('delivered', 'completed') then 2
            when trip.vehicle_id is null then 3
            when before.shipment_id is null then 4
            when trip.pickup_at - before.due_at > interval '14 days' then 5
            else 6
          end as kind) told
        cross join lateral (
          select case when kind = 6 then road_km(origin.content #> '{stops,-1,place}', shipment.content #> '{stops,0,place}') end as km) known
      where trip.shipment_id = any (trips)) judged
    where judged.shipment_id = trip.shipment_id and (trip.empty, trip.empty_km) is distinct from (judged.empty, judged.empty_km) $$`;

/** When vehicles carried something, so that what came is added and what went is taken away. */
export const usesOf = (trips: string): string => `array(
  select row(unit, carrier_id, begun_at, ended_at)::unit_use
  from ${trips} cross join lateral (values (vehicle_id), (trailer_id)) units (unit)
  where unit is not null and begun_at is not null and ended_at is not null)`;

export const unitsOf = (trips: string): string =>
  `select vehicle_id from ${trips} union all select trailer_id from ${trips}`;

/** Trips of some shipments as they are kept, without how far a truck drove empty to them. */
export const tripsOf = (shipments: string): string => `
  insert into vehicle_trip as kept (${columns.join(', ')}, empty)
    select shipment.id, company_id, carrier_id, local_day(ends_at, content #>> '{stops,-1,window,timeZone}'), ends_at, reference, lane,
      price_minor, currency, km, vehicle_id, trailer_id, pickup_at, status in ('delivered', 'completed') and vehicle_id is not null,
      begun_at, case when told_end is not null then greatest(told_end, begun_at + interval '1 millisecond') end, 2
    from shipment ${times} where ${shipments}`;

/**
 * Writes what reports ask of the trips `changed` of vehicles, of that only what differs, and how far trucks drove empty to them and to those that follow.
 * Part of released migrations: never edit it, write a second one.
 */
export const keepTrips: readonly string[] = [
  judging,
  asOperations(
    'keep_vehicle_trips(changed uuid[])',
    'void',
    `if cardinality(changed) > 0 then
       declare
         earlier vehicle_trip[];
         touched uuid[];
       begin
         ${lockUnits(`${unitsOf('shipment where id = any (changed)')} union all ${unitsOf('vehicle_trip where shipment_id = any (changed)')}`)};
         earlier := array(select trip from vehicle_trip trip where shipment_id = any (changed));
         touched := changed || ${nextOf('unnest(earlier) trip')};
         ${tripsOf('shipment.id = any (changed)')}
           on conflict (shipment_id) do update set (${columns.join(', ')}) = row(${columnsOf('excluded')})
             where row(${columnsOf('kept')}) is distinct from row(${columnsOf('excluded')});
         touched := touched || ${nextOf('(select * from vehicle_trip where shipment_id = any (changed)) trip')};
         perform judge_empty_km(touched);
         perform keep_use(${usesOf('unnest(earlier) trip')}, ${usesOf('(select * from vehicle_trip where shipment_id = any (changed)) trip')});
       end;
     end if;`,
  ),
  `revoke execute on function keep_vehicle_trips(uuid[]) from public`,
];
