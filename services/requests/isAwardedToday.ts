import { type RawBuilder, sql } from 'kysely';

/** The clock at the first pickup of a row of `request`. */
const zone = sql`request.content #>> '{stops,0,window,timeZone}'`;

/**
 * Whether a row of the shipper's `shipment_request` was awarded on the day that it is now, by the clock at its first pickup. No day is longer than 25
 * hours, so that an index finds the few shipments to look at.
 */
export const isAwardedToday = (companyId: string, now: Date): RawBuilder<boolean> => sql<boolean>`
  (status = 'awarded' and id in (
    select request.id from shipment join shipment_request request on request.id = shipment.request_id
    where shipment.company_id = ${companyId}::uuid and shipment.status <> 'cancelled'
      and shipment.created_at > ${now}::timestamptz - interval '25 hours'
      and local_day(shipment.created_at, ${zone}) = local_day(${now}::timestamptz, ${zone})))`;
