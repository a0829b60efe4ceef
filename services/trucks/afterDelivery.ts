import { sql } from 'kysely';
import { engagedUntil } from '../drivers/engagements.ts';
import { isPosition } from '../freight/fields/isPosition.ts';
import type { FreePlace } from './FreePlace.ts';

/** Where and when a truck delivers, or did. */
export interface Delivery {
  readonly at: Date;
  readonly place: {
    readonly city?: string | null;
    readonly country?: string | null;
    readonly lat?: number | null;
    readonly lng?: number | null;
  } | null;
}

/** The last delivery of a shipment, for which its content is opened once: when it was, or is expected. One that is overdue is taken to be over at once. */
export const deliveryColumns = (now: Date) => sql`
  coalesce(delivered_at, greatest(${engagedUntil(now)}, expected_end)) as at, content #> '{stops,-1,place}' as place`;

/** A truck that has had nothing to do for longer is taken to be at its base. In milliseconds. */
export const restsAfter = 48 * 3_600_000;

/** Where a truck is after its last delivery: there, or at its base if it came from there or has rested for long. */
export function afterDelivery(last: Delivery | undefined, base: FreePlace | null, now: Date): FreePlace | null {
  if (!last) return base;
  const { at } = last;
  const { city = null, country = null, lat = null, lng = null } = last.place ?? {};
  if (lat === null || lng === null || !isPosition(lat, lng)) return base;
  const place = { city, country: country ?? '', lat, lng, at };
  return at.getTime() > now.getTime() - restsAfter ? place : (base ?? place);
}
