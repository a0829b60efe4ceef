import { statements } from './statements.ts';

/** Where and when the truck of a shipment is expected too late; written with its next event. */
export const lateArrivals = statements(`alter table shipment add late_stop smallint, add late_arrival timestamptz`);
