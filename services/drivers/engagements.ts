import { sql, type RawBuilder } from 'kysely';

/** For which shipment, and when, it is looked who is free. */
export interface Planning {
  /** Takes up nobody's time: it is the one that is planned. */
  readonly except?: string | null;
  /** What is on the road longer than planned takes up the time until now at least. */
  readonly now?: Date | null;
}

/** Shipments that take up vehicle, trailer and driver. */
export const engaged = sql<boolean>`status in ('assigned', 'dispatched', 'at_pickup', 'in_transit', 'at_delivery')`;

/** Whether it was sent off and has not delivered yet. */
export const engagedOnTheRoad = sql<boolean>`status <> 'assigned'`;

/** Until when a shipment does so. */
export const engagedUntil = (now: Date | null): RawBuilder<Date> =>
  sql<Date>`case when ${engagedOnTheRoad} then greatest(ends_at, ${now}::timestamptz) else ends_at end`;
