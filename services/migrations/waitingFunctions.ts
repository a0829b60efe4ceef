/** How much later than its window and the grace of the terms a truck came. */
const isLate = `arrived_at - window_to > (terms ->> 'graceLateMin')::integer * interval '1 minute'`;

/**
 * The rules of services/shipments/fold/waitingAt.ts for a stay that is over, for counts that have to be right within the transaction of an
 * event. Tests hold both against each other.
 * Part of released migrations: never edit it, write a second one.
 */
export const waitingFunctions: readonly string[] = [
  `create function billable_minutes(type text, window_from timestamptz, window_to timestamptz, arrived_at timestamptz,
       departed_at timestamptz, terms jsonb) returns integer language sql immutable as $$
     select case
       when window_from is null or window_to is null or arrived_at is null or departed_at is null or departed_at < arrived_at then null
       when late.is_late and terms ->> 'lateRule' = 'forfeit' then 0
       else greatest(0, floor(extract(epoch from departed_at - greatest(arrived_at, window_from)) / 60)::integer
         - case when late.is_late and terms ->> 'lateRule' = 'reduce_free'
             then greatest(0, late.free - ceil(extract(epoch from arrived_at - window_to) / 60)::integer) else late.free end)
     end
     from (select ${isLate} as is_late, (terms #>> array['freeMin', type])::integer as free) late $$`,
  `create function waiting_charge(billable integer, terms jsonb) returns bigint language sql immutable as $$
     select case when billable is not null then (2 * least((billable + step - 1) / step * step, (terms ->> 'capMin')::bigint) * (terms ->> 'ratePerHourMinor')::bigint + 60) / 120 end
     from (select (terms ->> 'incrementMin')::bigint as step) steps $$`,
];
