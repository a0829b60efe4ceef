import type { Transaction } from 'kysely';
import type { RequestRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { termsFor } from '../terms/termsFor.ts';
import { type Booking, frozenShipment } from './frozenShipment.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

/** Makes the shipment of an award, with price, terms, stops and cargo frozen. In the transaction of the shipper's company. */
export async function bookShipment(
  { random }: Pick<Services, 'random'>,
  tx: Transaction<Tables>,
  request: RequestRow,
  booking: Booking & { readonly by: { readonly companyId: string; readonly userId: string } },
  now: Date,
): Promise<ShipmentRow> {
  const columns = { company_id: request.company_id, carrier_id: booking.carrierId };
  const terms = await termsFor(tx, request.company_id, booking.currency);
  const shipment = await tx
    .insertInto('shipment')
    .values(frozenShipment(random.uuid(), request, { ...booking, terms }, now))
    .returningAll()
    .executeTakeFirstOrThrow();
  const types = booking.isAssigned ? ['booked', 'assigned'] : ['booked'];
  await tx
    .insertInto('shipment_event')
    .values(
      types.map((type) => ({
        ...columns,
        id: random.uuid(),
        shipment_id: shipment.id,
        type,
        at: now,
        recorded_at: now,
        by_company_id: booking.by.companyId,
        by_user_id: booking.by.userId,
        source: 'desk' as const,
      })),
    )
    .execute();
  return shipment;
}
