import { statements } from './statements.ts';

/** What a truck waits at a stop by the terms of its award, as `waitingAt` counts it (services/shipments/fold/waitingAt.ts). */
const measured = `
  select visit.shipment_id, visit.stop, arrived_at, departed_at, waiting_answer, waiting_minor, term.*,
    greatest(arrived_at, window_from) as began_at,
    case when is_late and late_rule = 'reduce_free'
      then greatest(0, free - ceil(extract(epoch from arrived_at - window_to) / 60)) else free end as free_min
  from stop_visit visit join shipment on shipment.id = visit.shipment_id
    cross join lateral (select
      (terms #>> array['freeMin', visit.type])::integer as free, (terms ->> 'ratePerHourMinor')::bigint as rate,
      (terms ->> 'incrementMin')::integer as increment, (terms ->> 'capMin')::integer as cap, terms ->> 'lateRule' as late_rule,
      coalesce(arrived_at > window_to + (terms ->> 'graceLateMin')::integer * interval '1 minute', false) as is_late) term
  where not is_skipped and not is_cancelled and arrived_at is not null`;

const charged = `
  select shipment_id from (select *, least(cap, increment * ceil(
      case when is_late and late_rule = 'forfeit' then 0
        else greatest(0, greatest(0, floor(extract(epoch from departed_at - began_at) / 60)) - free_min) end / increment)) as minutes
    from (${measured}) measured where departed_at >= arrived_at) counted
  where floor((2 * minutes * rate + 60) / 120) > 0
    and (waiting_answer is null or waiting_minor <> floor((2 * minutes * rate + 60) / 120))`;

const listedBy = (own: 'company_id' | 'carrier_id', other: 'company_id' | 'carrier_id'): string =>
  `create index shipment_waiting_of_${own} on shipment (${own}, free_until, id) include (${other}) where free_until is not null`;

/**
 * When the free time of a truck at a stop ends, and the flags of charges that wait for an answer and of rejected proofs, for lists to
 * read. What was written before is flagged once; from then on they are written with each event.
 */
export const waitingFlags = statements(
  `alter table shipment add free_until timestamptz`,
  `select set_config('app.operations', 'on', true)`,
  `update shipment set free_until = began_at + free_min * interval '1 minute' from (${measured}) at_stop
   where at_stop.shipment_id = shipment.id and at_stop.stop = shipment.next_stop and departed_at is null
     and rate > 0 and cap > 0 and not (is_late and late_rule = 'forfeit')`,
  `update shipment set flags = flags || '{waiting_to_answer}' where status <> 'cancelled' and id in (${charged})`,
  `update shipment set flags = flags || '{pod_rejected}' where flags @> '{pod_missing}'
     and id in (select shipment_id from stop_visit where type = 'delivery' and is_rejected)`,
  `select set_config('app.operations', '', true)`,
  listedBy('company_id', 'carrier_id'),
  listedBy('carrier_id', 'company_id'),
);
