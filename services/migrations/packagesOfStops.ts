/**
 * What stops are told of packages, for `keepStopVisits`.
 * Part of released migrations: never edit it.
 */
export const packagesOfStops = {
  ofVisits: `,
      (array_agg(data -> 'packages' order by number desc) filter (where type = 'pod_added'))[1] as packages`,
  ofStops: `,
      (select coalesce(sum((line ->> 'count')::integer), 0)::integer
        from shipment ordered cross join jsonb_array_elements(ordered.content -> 'cargo') line
        where ordered.id = chosen.id and (line ->> 'delivery')::integer = nth - 1) as packages_ordered,
      (visit.packages ->> 'delivered')::integer as packages_delivered,
      (visit.packages ->> 'damaged')::integer as packages_damaged`,
  names: ['packages_ordered', 'packages_delivered', 'packages_damaged'],
};
