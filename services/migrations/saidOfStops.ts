import { keepStopVisits } from './keepStopVisits.ts';
import { packagesOfStops } from './packagesOfStops.ts';
import { statements } from './statements.ts';

/**
 * What excuses a whole trip excuses each of its stops, whatever else was told of that stop; and a late stop was told in time only if the
 * carrier told it, not the shipper.
 */
export const saidOfStops = statements(
  `drop function keep_stop_visits(uuid[])`,
  keepStopVisits({
    ...packagesOfStops,
    warning: ` and not is_shipper`,
    excused: `(coalesce(visit.is_excused, false) or coalesce(whole.is_excused, false))`,
  }),
  `select set_config('app.operations', 'on', true)`,
  `select keep_stop_visits(array(select id from shipment))`,
  `select set_config('app.operations', '', true)`,
);
