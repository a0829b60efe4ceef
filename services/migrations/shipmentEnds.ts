import { statements } from './statements.ts';

/**
 * A shipment whose last window ended before its first one began could get no truck: it then ends with its first window. Requests with
 * windows out of order could be opened once. One that has a truck is left alone, since its time is compared with that of others.
 */
export const shipmentEnds = statements(
  `select set_config('app.operations', 'on', true)`,
  `update shipment set ends_at = (content #>> '{stops,0,window,to}')::timestamptz where ends_at <= pickup_at and vehicle_id is null and trailer_id is null and driver_id is null`,
  `select set_config('app.operations', '', true)`,
);
