/**
 * The rules of services/shipments/fold/waitingAt.ts for a stay that is over, for counts that have to be right within the transaction of an
 * event. Tests hold both against each other. Not in SQL, which would be planned anew with each event.
 * Part of released migrations: never edit it, write a second one.
 */
export const waitingFunctions: readonly string[] = [
  `create function billable_minutes(type text, window_from timestamptz, window_to timestamptz, arrived_at timestamptz,
       departed_at timestamptz, terms jsonb) returns integer language plpgsql immutable as $$
     declare
       is_late boolean;
       free integer;
     begin
       if window_from is null or window_to is null or arrived_at is null or departed_at is null or departed_at < arrived_at then
         return null;
       end if;
       is_late := arrived_at - window_to > (terms ->> 'graceLateMin')::integer * interval '1 minute';
       if is_late and terms ->> 'lateRule' = 'forfeit' then
         return 0;
       end if;
       free := (terms #>> array['freeMin', type])::integer;
       if is_late and terms ->> 'lateRule' = 'reduce_free' then
         free := greatest(0, free - ceil(extract(epoch from arrived_at - window_to) / 60)::integer);
       end if;
       return greatest(0, floor(extract(epoch from departed_at - greatest(arrived_at, window_from)) / 60)::integer - free);
     end $$`,
  `create function waiting_charge(billable integer, terms jsonb) returns bigint language plpgsql immutable as $$
     declare
       step bigint := (terms ->> 'incrementMin')::bigint;
     begin
       if billable is null then
         return null;
       end if;
       return (2 * least((billable + step - 1) / step * step, (terms ->> 'capMin')::bigint) * (terms ->> 'ratePerHourMinor')::bigint + 60) / 120;
     end $$`,
];
