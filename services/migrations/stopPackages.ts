import { keepStopVisits } from './keepStopVisits.ts';
import { packagesOfStops } from './packagesOfStops.ts';
import { statements } from './statements.ts';

/** How many packages a stop should get, and what its last proof says came, for reports on deliveries in full. */
export const stopPackages = statements(
  `alter table stop_visit
     add packages_ordered integer not null default 0,
     add packages_delivered integer,
     add packages_damaged integer`,
  `drop function keep_stop_visits(uuid[])`,
  keepStopVisits(packagesOfStops),
  `select set_config('app.operations', 'on', true)`,
  `select keep_stop_visits(array(select id from shipment))`,
  `select set_config('app.operations', '', true)`,
);
