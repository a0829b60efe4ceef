import type { Transaction } from 'kysely';
import type { RequestRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { termsIn, termsOf } from '../terms/termsOf.ts';
import { type Booking, frozenShipment } from './frozenShipment.ts';
import type { NewEvent, ShipmentRow } from './ShipmentTables.ts';

/** Makes the shipment of an award, with price, terms, stops and cargo frozen. In the transaction of the shipper's company. */
export async function bookShipment(
  { random }: Pick<Services, 'random'>,
  tx: Transaction<Tables>,
  request: RequestRow,
  booking: Booking & { readonly by: { readonly companyId: string; readonly userId: string } },
  now: Date,
): Promise<ShipmentRow> {
  const offered = booking.offeredTerms ?? (await termsOf(tx, request.company_id)).terms;
  const terms = termsIn(offered, booking.currency);
  const shipment = await tx
    .insertInto('shipment')
    .values(frozenShipment(random.uuid(), request, { ...booking, terms }, now))
    .returningAll()
    .executeTakeFirstOrThrow();
  const event = (type: string, number: number, data: object = {}): NewEvent => ({
    id: random.uuid(),
    shipment_id: shipment.id,
    company_id: shipment.company_id,
    carrier_id: shipment.carrier_id,
    number,
    type,
    at: now,
    recorded_at: now,
    by_company_id: booking.by.companyId,
    by_user_id: booking.by.userId,
    source: 'desk',
    data: JSON.stringify(data),
  });
  const events = [event('booked', 1)];
  if (booking.isAssigned) events.push(event('assigned', 2, crewOf(booking)));
  await tx.insertInto('shipment_event').values(events).execute();
  return shipment;
}

/** What an event of an assignment holds. */
const crewOf = ({ vehicleId, trailerId, driverId, verdict }: Booking) => ({
  vehicleId,
  trailerId,
  driverId,
  ...(verdict && { verdict }),
});
