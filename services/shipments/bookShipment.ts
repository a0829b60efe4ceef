import type { Transaction } from 'kysely';
import type { RequestRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import type { ShipmentRow } from './ShipmentTables.ts';
import { usualTerms } from './usualTerms.ts';

interface Booking {
  readonly offerId: string;
  readonly carrierId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly by: { readonly companyId: string; readonly userId: string };
  readonly vehicleId: string | null;
  readonly trailerId: string | null;
  readonly driverId: string | null;
  /** Whether vehicle and driver are given with the award. */
  readonly isAssigned: boolean;
}

/** Makes the shipment of an award, with price, terms, stops and cargo frozen. In the transaction of the shipper's company. */
export async function bookShipment(
  { random }: Pick<Services, 'random'>,
  tx: Transaction<Tables>,
  request: RequestRow,
  booking: Booking,
  now: Date,
): Promise<ShipmentRow> {
  const { content, pickup_at: pickupAt } = request;
  const last = content.stops.at(-1)?.window?.to ?? null;
  if (!pickupAt || last === null) throw new Error('A request without windows was awarded.');
  const { audience: _, pricing, ...frozen } = content;
  const columns = { company_id: request.company_id, carrier_id: booking.carrierId };
  const shipment = await tx
    .insertInto('shipment')
    .values({
      ...columns,
      id: random.uuid(),
      request_id: request.id,
      offer_id: booking.offerId,
      created_at: now,
      updated_at: now,
      reference: request.reference,
      status: booking.isAssigned ? 'assigned' : 'booked',
      price_minor: booking.amountMinor,
      currency: booking.currency,
      terms: JSON.stringify(usualTerms(booking.currency)),
      content: JSON.stringify({
        ...frozen,
        audience: { market: false, carriers: [], lists: [] },
        pricing: { ...pricing, target: null },
      }),
      km: request.km ?? 0,
      vehicle_id: booking.isAssigned ? booking.vehicleId : null,
      trailer_id: booking.isAssigned ? booking.trailerId : null,
      driver_id: booking.isAssigned ? booking.driverId : null,
      pickup_at: pickupAt,
      ends_at: new Date(last),
    })
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
