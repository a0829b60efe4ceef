import { statements } from './statements.ts';

/**
 * A shipment whose last window ended before its first one began could get no truck: it then ends with its first window. Requests with
 * windows out of order could be opened once.
 */
export const shipmentEnds = statements(
  `select set_config('app.operations', 'on', true)`,
  `update shipment set ends_at = (content #>> '{stops,0,window,to}')::timestamptz where ends_at <= pickup_at`,
  `select set_config('app.operations', '', true)`,
);
