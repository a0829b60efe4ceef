/**
 * How far it is along roads from one place of a request to another, in whole kilometres; null if one of them has no position. The same estimate as in
 * services/freight/route/estimateRoute.ts: a factor that changes there needs a migration.
 * Part of released migrations: never edit it, write a second one.
 */
export const roadKm: readonly string[] = [
  `create function road_circuity(line_km double precision, country text) returns double precision language sql immutable as $$
     select case
       when line_km < 30 then 1.4
       when line_km < 100 then 1.32
       when line_km < 300 then 1.27
       when country in ('DE', 'AT', 'CH', 'LI', 'FR', 'BE', 'NL', 'LU', 'PL', 'CZ', 'SK', 'HU', 'SI', 'IT', 'MC', 'SM', 'VA', 'HR') then 1.22
       when country in ('NO', 'SE', 'FI', 'DK', 'IS', 'EE', 'LV', 'LT') then 1.35
       when country in ('ES', 'PT', 'AD', 'GI') then 1.24
       when country in ('GB', 'IE', 'IM', 'JE', 'GG') then 1.28
       when country in ('US', 'CA') then 1.12
       when country in ('BR', 'ZA') then 1.21
       when country in ('KE', 'TZ', 'UG', 'RW', 'BI', 'ET') then 1.2
       else 1.3
     end::double precision $$`,
  // PostgreSQL refuses products that are too small for their type.
  `create function without_traces(degrees double precision) returns double precision language sql immutable as $$
     select case when abs(degrees) < 1e-100 then 0 else degrees end $$`,
  `create function road_km(origin jsonb, target jsonb) returns integer language plpgsql immutable as $$
     declare
       degree constant double precision := pi() / 180;
       from_lat double precision;
       to_lat double precision;
       north double precision;
       east double precision;
       line double precision;
     begin
       if jsonb_typeof(origin -> 'lat') is distinct from 'number' or jsonb_typeof(origin -> 'lng') is distinct from 'number'
         or jsonb_typeof(target -> 'lat') is distinct from 'number' or jsonb_typeof(target -> 'lng') is distinct from 'number' then
         return null;
       end if;
       from_lat := without_traces((origin ->> 'lat')::double precision);
       to_lat := without_traces((target ->> 'lat')::double precision);
       north := sin(without_traces(to_lat - from_lat) * degree / 2);
       east := sin(without_traces((target ->> 'lng')::double precision - (origin ->> 'lng')::double precision) * degree / 2);
       line := 2 * 6371.0088::double precision
         * asin(sqrt(least(1, north * north + cos(from_lat * degree) * cos(to_lat * degree) * east * east)));
       return floor(line * greatest(road_circuity(line, origin ->> 'country'), road_circuity(line, target ->> 'country')) + 0.5);
     end $$`,
];
