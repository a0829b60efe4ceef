import { asOperations } from './asOperations.ts';

/** What a later migration adds: to what is read of events by stop, to what is written of a stop, and the columns it is written to. */
interface More {
  readonly ofVisits: string;
  readonly ofStops: string;
  readonly names: readonly string[];
  /** Which exceptions and delays count as told in time; all of them unless it is given. */
  readonly warning?: string;
  /** Whether a stop is excused; what is told of it hides what is told of the whole trip unless it is given. */
  readonly excused?: string;
  /** Columns of shipments that `ofStops` asks for beside the usual ones. */
  readonly ofShipments?: string;
  /** A statement to run once all is written. */
  readonly next?: string;
}

/** Exceptions that the shipper or who receives the goods answers for. */
const excusing = `('goods_not_ready', 'consignee_closed', 'address_wrong')`;

/** Events that say something about a stop. */
export const telling = `('arrived', 'departed', 'delivered', 'stop_skipped', 'correction', 'exception', 'resolved', 'delay', 'pod_added',
  'pod_rejected', 'completed', 'waiting_accepted', 'waiting_disputed')`;

/** What is said about the stops of the shipments `changed`, from their events; each time as corrected last, the first arrival counts. */
const told = ({
  ofVisits,
  ofStops,
  warning = '',
  excused = 'coalesce(visit.is_excused, whole.is_excused, false)',
  ofShipments = '',
}: More): string => `
  with chosen as (
    select id, reference, company_id, carrier_id, lane, status, next_stop, ends_at, content -> 'stops' as stops${ofShipments}
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
      min(told.recorded_at) filter (where type in ('exception', 'delay')${warning}) as warned_at,
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
        filter (where type in ('waiting_accepted', 'waiting_disputed')))[1] as waiting_minor${ofVisits}
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
      ${excused} as is_excused, least(visit.warned_at, whole.warned_at) as warned_at,
      visit.proof_at, coalesce(greatest(visit.last_rejected, whole.last_rejected) > coalesce(visit.last_added, 0)
        and visit.shipment_id is not null, false) as is_rejected,
      whole.completed_at, coalesce(whole.is_automatic, false) as is_automatic, visit.waiting_answer, visit.waiting_minor${ofStops}
    from chosen cross join jsonb_array_elements(stops) with ordinality each (planned, nth)
      left join visits visit on visit.shipment_id = chosen.id and visit.stop = nth - 1
      left join visits whole on whole.shipment_id = chosen.id and whole.stop is null)`;

const names = [
  'shipment_id stop company_id carrier_id day due_at type place lane reference time_zone window_from window_to arrived_at departed_at',
  'source is_skipped is_cancelled is_passed is_excused warned_at proof_at is_rejected completed_at is_automatic waiting_answer waiting_minor',
].flatMap((line) => line.split(' '));

/**
 * Writes what is told about the stops of the shipments `changed`, and of that only what differs.
 * Part of released migrations: what it makes without `more` never changes.
 */
export const keepStopVisits = (more: More = { ofVisits: '', ofStops: '', names: [] }): string => {
  const all = [...names, ...more.names];
  const columns = all.join(', ');
  const columnsOf = (row: string): string => all.map((name) => `${row}.${name}`).join(', ');
  return asOperations(
    'keep_stop_visits(changed uuid[])',
    'void',
    `if cardinality(changed) > 0 then
       ${told(more)},
       altered as (
         select fresh.* from fresh left join stop_visit kept using (shipment_id, stop)
         where row(${columnsOf('fresh')}) is distinct from row(${columnsOf('kept')}))
       insert into stop_visit (${columns}) select ${columns} from altered
         on conflict (shipment_id, stop) do update set (${columns}) = row(${columnsOf('excluded')});${more.next ?? ''}
     end if;`,
  );
};
