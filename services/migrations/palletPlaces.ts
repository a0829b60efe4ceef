import { statements } from './statements.ts';

/** The most places that goods take between two stops, as `peakLoad` says, with 1.25 for an industrial pallet. */
const places = `(
  select ceil(max(leg.places))::integer from (
    select coalesce(sum(
        case line ->> 'packageCode' when 'OC' then 1.25 when 'OG' then 0.5 else 1 end
        * case when (line ->> 'stackable')::boolean then ceil((line ->> 'count')::numeric / 2) else (line ->> 'count')::numeric end), 0) as places
    from generate_series(0, greatest(jsonb_array_length(content -> 'stops') - 2, 0)) nth
      left join jsonb_array_elements(content -> 'cargo') line
        on line ->> 'packageCode' in ('OH', 'PX', '8A', 'OB', 'OC', 'OG', 'AG', 'PE')
          and coalesce((line ->> 'pickup')::integer, 0) <= nth
          and nth < coalesce((line ->> 'delivery')::integer, jsonb_array_length(content -> 'stops'))
    group by nth) leg)`;

/** Industrial pallets counted as one place each of those that trucks have; loads that hold some are noted anew. */
export const palletPlaces = statements(
  `select set_config('app.operations', 'on', true)`,
  `update load set pallets = ${places} where pallets is not null and content -> 'cargo' @> '[{"packageCode": "OC"}]'`,
  `select set_config('app.operations', '', true)`,
);
