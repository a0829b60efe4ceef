import type { Transaction } from 'kysely';
import type { RequestRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { termsIn, termsOf } from '../terms/termsOf.ts';
import { crewColumns } from './crewNames.ts';
import { assignBy } from './fold/assignBy.ts';
import { type Booking, frozenShipment } from './frozenShipment.ts';
import { foldRows } from './foldRows.ts';
import type { EventRow, ShipmentRow } from './ShipmentTables.ts';
import { summaryOf } from './summaryOf.ts';

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
  const frozen = frozenShipment(random.uuid(), request, { ...booking, terms }, now);
  const event = (type: string, number: number, data: object = {}): EventRow => ({
    id: random.uuid(),
    shipment_id: frozen.id,
    company_id: frozen.company_id,
    carrier_id: frozen.carrier_id,
    number,
    type,
    at: now,
    recorded_at: now,
    by_company_id: booking.by.companyId,
    by_user_id: booking.by.userId,
    source: 'desk',
    stop: null,
    lat: null,
    lng: null,
    accuracy_m: null,
    is_internal: false,
    data,
  });
  const events = [event('booked', 1)];
  if (booking.assigned) events.push(event('assigned', 2, crewOf(booking)));
  const folded = foldRows(request, events);
  const shipment = await tx
    .insertInto('shipment')
    .values({
      ...frozen,
      ...summaryOf(folded, terms),
      assign_by: new Date(assignBy(folded)),
      ...(booking.assigned && crewColumns(booking.assigned)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('shipment_event')
    .values(events.map(({ data, ...each }) => ({ ...each, data: JSON.stringify(data) })))
    .execute();
  return shipment;
}

/** What an event of an assignment holds. */
const crewOf = ({ vehicleId, trailerId, driverId, verdict }: Booking) => ({
  vehicleId,
  trailerId,
  driverId,
  ...(verdict && { verdict }),
});
