import { alsoSeenBy } from './betweenCompanies.ts';
import { asOperations } from './asOperations.ts';
import { statements } from './statements.ts';

/** Exceptions that the shipper or who receives the goods answers for. */
const excusing = `('goods_not_ready', 'consignee_closed', 'address_wrong')`;

/** Events that say something about a stop. */
const telling = `('arrived', 'departed', 'delivered', 'stop_skipped', 'correction', 'exception', 'resolved', 'delay', 'pod_added',
  'pod_rejected', 'completed', 'waiting_accepted', 'waiting_disputed')`;

/** What is said about the stops of the shipments `changed`, from their events; each time as corrected last, the first arrival counts. */
const told = `
  with chosen as (
    select id, reference, company_id, carrier_id, lane, status, next_stop, ends_at, content -> 'stops' as stops
    from shipment where id = any (changed)),
  told as materialized (
    select event.id, event.shipment_id, event.number, event.type, event.stop, event.at, event.recorded_at, event.source, event.data,
      event.by_company_id = event.company_id as is_shipper
    from shipment_event event where event.shipment_id = any (changed) and event.type in ${telling}),
  corrected as (
    select distinct on (shipment_id, data ->> 'of') shipment_id, data ->> 'of' as of, (data ->> 'at')::timestamptz as at
    from told where type = 'correction' order by shipment_id, data ->> 'of', number desc),
  visits as (
    select told.shipment_id, coalesce(told.stop, case when type = 'delivered' then jsonb_array_length(stops) - 1 end) as stop,
      min(coalesce(corrected.at, told.at)) filter (where type = 'arrived') as arrived_at,
      max(coalesce(corrected.at, told.at)) filter (where type in ('departed', 'delivered')) as departed_at,
      min(source) filter (where type = 'arrived') as source,
      bool_or(type = 'stop_skipped') as is_skipped,
      min(told.recorded_at) filter (where type in ('exception', 'delay')) as warned_at,
      bool_or(type = 'exception' and data ->> 'kind' in ${excusing} and (is_shipper or exists (
        select from told yes where yes.shipment_id = told.shipment_id and yes.type = 'resolved' and yes.is_shipper
          and yes.number > told.number and coalesce(yes.data ->> 'of', told.id::text) = told.id::text))) as is_excused,
      min(told.recorded_at) filter (where type = 'pod_added') as proof_at,
      max(number) filter (where type = 'pod_added') as last_added,
      max(number) filter (where type = 'pod_rejected') as last_rejected,
      max(coalesce(corrected.at, told.at)) filter (where type = 'completed') as completed_at,
      bool_or(data ->> 'automatic' = 'true') filter (where type = 'completed') as is_automatic,
      (array_agg(type order by number desc) filter (where type in ('waiting_accepted', 'waiting_disputed')))[1] as waiting_answer,
      (array_agg((data ->> 'amountMinor')::bigint order by number desc)
        filter (where type in ('waiting_accepted', 'waiting_disputed')))[1] as waiting_minor
    from told join chosen on chosen.id = told.shipment_id
      left join corrected on corrected.shipment_id = told.shipment_id and corrected.of = told.id::text
    where type <> 'correction' group by 1, 2),
  fresh as (
    select chosen.id as shipment_id, (nth - 1)::smallint as stop, company_id, carrier_id,
      local_day(coalesce((planned #>> '{window,to}')::timestamptz, ends_at), planned #>> '{window,timeZone}') as day,
      coalesce((planned #>> '{window,to}')::timestamptz, ends_at) as due_at,
      planned ->> 'type' as type, concat_ws(', ', planned #>> '{place,name}', planned #>> '{place,city}') as place, lane, reference,
      planned #>> '{window,timeZone}' as time_zone, (planned #>> '{window,from}')::timestamptz as window_from,
      (planned #>> '{window,to}')::timestamptz as window_to, visit.arrived_at, visit.departed_at, visit.source,
      coalesce(visit.is_skipped, false) as is_skipped, status = 'cancelled' as is_cancelled,
      status in ('delivered', 'completed') or coalesce(next_stop > nth - 1, false) as is_passed,
      coalesce(visit.is_excused, whole.is_excused, false) as is_excused, least(visit.warned_at, whole.warned_at) as warned_at,
      visit.proof_at, coalesce(greatest(visit.last_rejected, whole.last_rejected) > coalesce(visit.last_added, 0)
        and visit.shipment_id is not null, false) as is_rejected,
      whole.completed_at, coalesce(whole.is_automatic, false) as is_automatic, visit.waiting_answer, visit.waiting_minor
    from chosen cross join jsonb_array_elements(stops) with ordinality each (planned, nth)
      left join visits visit on visit.shipment_id = chosen.id and visit.stop = nth - 1
      left join visits whole on whole.shipment_id = chosen.id and whole.stop is null)`;

const names = [
  'shipment_id stop company_id carrier_id day due_at type place lane reference time_zone window_from window_to arrived_at departed_at',
  'source is_skipped is_cancelled is_passed is_excused warned_at proof_at is_rejected completed_at is_automatic waiting_answer waiting_minor',
].flatMap((line) => line.split(' '));

const columns = names.join(', ');
const columnsOf = (row: string): string => names.map((name) => `${row}.${name}`).join(', ');

const touched = `
  perform keep_stop_visits(array(select distinct shipment_id from now_rows where type in ${telling}));`;

const moved = `
  perform keep_stop_visits(array(select now_rows.id from now_rows join old_rows using (id)
    where (now_rows.status, now_rows.next_stop, now_rows.ends_at, now_rows.lane, now_rows.content)
      is distinct from (old_rows.status, old_rows.next_stop, old_rows.ends_at, old_rows.lane, old_rows.content)));`;

/**
 * What happened at each stop of each shipment, written in the transaction that says so, for reports to read without going through
 * events. Only what differs is written.
 */
export const stopVisits = statements(
  `create function local_day(at timestamptz, zone text) returns date language plpgsql stable as $$
     begin
       return (at at time zone coalesce(zone, 'UTC'))::date;
     exception when invalid_parameter_value then
       return (at at time zone 'UTC')::date;
     end $$`,
  `create table stop_visit (
     shipment_id uuid not null references shipment on delete cascade,
     stop smallint not null,
     company_id uuid not null,
     carrier_id uuid not null,
     day date not null,
     due_at timestamptz not null,
     type text not null,
     place text not null,
     lane text collate "C" not null,
     reference text not null,
     time_zone text,
     window_from timestamptz,
     window_to timestamptz,
     arrived_at timestamptz,
     departed_at timestamptz,
     source text,
     is_skipped boolean not null,
     is_cancelled boolean not null,
     is_passed boolean not null,
     is_excused boolean not null,
     warned_at timestamptz,
     proof_at timestamptz,
     is_rejected boolean not null,
     completed_at timestamptz,
     is_automatic boolean not null,
     waiting_answer text,
     waiting_minor bigint,
     primary key (shipment_id, stop))`,
  `create index stop_visit_of_company on stop_visit (company_id, day)`,
  `create index stop_visit_of_carrier on stop_visit (carrier_id, day)`,
  `alter table stop_visit enable row level security`,
  `alter table stop_visit force row level security`,
  alsoSeenBy('stop_visit', 'company_id'),
  alsoSeenBy('stop_visit', 'carrier_id'),
  `create policy operations on stop_visit to current_user
     using ((select current_setting('app.operations', true)) = 'on') with check (current_setting('app.operations', true) = 'on')`,
  `grant select on stop_visit to app_member`,

  asOperations(
    'keep_stop_visits(changed uuid[])',
    'void',
    `if cardinality(changed) > 0 then
       ${told},
       altered as (
         select fresh.* from fresh left join stop_visit kept using (shipment_id, stop)
         where row(${columnsOf('fresh')}) is distinct from row(${columnsOf('kept')}))
       insert into stop_visit (${columns}) select ${columns} from altered
         on conflict (shipment_id, stop) do update set (${columns}) = row(${columnsOf('excluded')});
     end if;`,
  ),
  asOperations('stop_visits_of_events()', 'trigger', touched),
  asOperations('stop_visits_of_moves()', 'trigger', moved),
  asOperations('stop_visits_of_bookings()', 'trigger', `perform keep_stop_visits(array(select id from now_rows));`),
  `create trigger stop_visits_of_events after insert on shipment_event referencing new table as now_rows
     for each statement execute function stop_visits_of_events()`,
  `create trigger stop_visits_of_moves after update on shipment referencing old table as old_rows new table as now_rows
     for each statement execute function stop_visits_of_moves()`,
  `create trigger stop_visits_of_bookings after insert on shipment referencing new table as now_rows
     for each statement execute function stop_visits_of_bookings()`,
  `select set_config('app.operations', 'on', true)`,
  `select keep_stop_visits(array(select id from shipment))`,
  `select set_config('app.operations', '', true)`,
);
