import type { Transaction } from 'kysely';
import { expectedArrivals } from '../shipments/fold/expectedArrivals.ts';
import { foldRows } from '../shipments/foldRows.ts';
import { lastOnly, readEvents } from '../shipments/readEvents.ts';
import type { Tables } from '../Tables.ts';
import { worksFor } from './linkLimits.ts';
import { trackedShipment } from './trackedShipment.ts';

/**
 * Until when the links of a shipment work: 72 hours after the delivery, or after it was cancelled, and no later for being corrected. Null
 * while it is under way, undefined without a shipment.
 */
export async function linksEnd(tx: Transaction<Tables>, shipmentId: string): Promise<Date | null | undefined> {
  const row = await tx
    .selectFrom('shipment')
    .select((is) => [
      'delivered_at',
      is
        .selectFrom('shipment_event')
        .select((told) => told.fn.min('recorded_at').as('at'))
        .whereRef('shipment_id', '=', 'shipment.id')
        .where('type', 'in', ['delivered', 'cancelled'])
        .as('ended_at'),
    ])
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { delivered_at: delivered, ended_at: ended } = row;
  return ended && new Date(Math.min(ended.getTime(), delivered?.getTime() ?? Infinity) + worksFor);
}

/** A shipment of the transaction's company as its links show it; undefined if there is none. */
export async function followShipment(tx: Transaction<Tables>, shipmentId: string, now: Date) {
  const row = await tx
    .selectFrom('shipment')
    .select(['reference', 'content'])
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  const events = await readEvents(tx, shipmentId, lastOnly);
  if (!row) return undefined;
  const { stops } = row.content;
  const followed = foldRows(row, events);
  const expected = expectedArrivals(followed, now.getTime());
  return trackedShipment({ reference: row.reference, stops, followed, expected }, now);
}
