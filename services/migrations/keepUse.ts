const nothing = `decode(repeat('00', 372), 'hex')`;

/**
 * In which quarters of an hour of a month (UTC) a vehicle carried something: a bit for each, the lowest bit of a byte first. The days of
 * any clock begin with a quarter.
 * Part of released migrations: never edit it, write a second one.
 */
export const keepUse: readonly string[] = [
  `create function with_use(slots bytea, month date, begun timestamptz, ended timestamptz) returns bytea language plpgsql immutable as $$
     declare
       origin constant timestamptz := month::timestamp at time zone 'UTC';
       low constant integer := greatest(0, floor(extract(epoch from begun - origin) / 900));
       high constant integer := least(2976, ceil(extract(epoch from ended - origin) / 900));
       first_byte constant integer := (low + 7) / 8;
       last_byte constant integer := high / 8;
     begin
       if first_byte < last_byte then
         slots := overlay(slots placing decode(repeat('ff', last_byte - first_byte), 'hex') from first_byte + 1);
       end if;
       for slot in low .. least(8 * first_byte, high) - 1 loop
         slots := set_bit(slots, slot, 1);
       end loop;
       for slot in greatest(8 * last_byte, low) .. high - 1 loop
         slots := set_bit(slots, slot, 1);
       end loop;
       return slots;
     end $$`,
  `create function months_of(begun timestamptz, ended timestamptz) returns setof date language sql immutable as $$
     select generate_series(date_trunc('month', begun at time zone 'UTC'), ended at time zone 'UTC', interval '1 month')::date $$`,
  `create function use_of_month(unit uuid, wanted date) returns bytea language plpgsql stable as $$
     declare
       slots bytea := ${nothing};
       origin constant timestamptz := wanted::timestamp at time zone 'UTC';
       span record;
     begin
       for span in
         select begun_at, ended_at from vehicle_trip where vehicle_id = unit and ended_at > origin and begun_at < origin + interval '31 days'
         union all
         select begun_at, ended_at from vehicle_trip where trailer_id = unit and ended_at > origin and begun_at < origin + interval '31 days'
       loop
         slots := with_use(slots, wanted, span.begun_at, span.ended_at);
       end loop;
       return slots;
     end $$`,
  `create type unit_use as (unit uuid, company_id uuid, begun_at timestamptz, ended_at timestamptz)`,
  // Months that something was taken away from are made anew from all of their trips.
  `create function keep_use(earlier unit_use[], later unit_use[]) returns void language plpgsql as $$
     declare
       came record;
     begin
       insert into vehicle_month (company_id, vehicle_id, month, slots)
         select company_id, unit, month, use_of_month(unit, month)
         from (
           select distinct company_id, unit, month
           from (select * from unnest(earlier) except select * from unnest(later)) gone
             cross join lateral months_of(begun_at, ended_at) month
           where exists (select from company where id = gone.company_id)) changed
         on conflict (vehicle_id, month) do update set slots = excluded.slots;
       for came in
         select added.*, month from (select * from unnest(later) except select * from unnest(earlier)) added
           cross join lateral months_of(begun_at, ended_at) month
         order by unit, month
       loop
         insert into vehicle_month as kept (company_id, vehicle_id, month, slots)
           values (came.company_id, came.unit, came.month, with_use(${nothing}, came.month, came.begun_at, came.ended_at))
           on conflict (vehicle_id, month) do update set slots = with_use(kept.slots, kept.month, came.begun_at, came.ended_at);
       end loop;
     end $$`,
];
