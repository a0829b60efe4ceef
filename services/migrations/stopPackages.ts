import { keepStopVisits } from './keepStopVisits.ts';
import { statements } from './statements.ts';

/** How many packages a stop should get, and what its last proof says came, for reports on deliveries in full. */
export const stopPackages = statements(
  `alter table stop_visit
     add packages_ordered integer not null default 0,
     add packages_delivered integer,
     add packages_damaged integer`,
  `drop function keep_stop_visits(uuid[])`,
  keepStopVisits({
    ofVisits: `,
      (array_agg(data -> 'packages' order by number desc) filter (where type = 'pod_added'))[1] as packages`,
    ofStops: `,
      (select coalesce(sum((line ->> 'count')::integer), 0)::integer
        from shipment ordered cross join jsonb_array_elements(ordered.content -> 'cargo') line
        where ordered.id = chosen.id and (line ->> 'delivery')::integer = nth - 1) as packages_ordered,
      (visit.packages ->> 'delivered')::integer as packages_delivered,
      (visit.packages ->> 'damaged')::integer as packages_damaged`,
    names: ['packages_ordered', 'packages_delivered', 'packages_damaged'],
  }),
  `select set_config('app.operations', 'on', true)`,
  `select keep_stop_visits(array(select id from shipment))`,
  `select set_config('app.operations', '', true)`,
);
