import type { Verdict } from '../freight/verdict/Verdict.ts';
import type { RequestRow } from '../requests/RequestTables.ts';
import type { Terms } from '../terms/AgreedTerms.ts';
import type { ShipperTerms } from '../terms/ShipperTerms.ts';
import type { CrewNames } from './crewNames.ts';

export interface Booking {
  readonly offerId: string;
  readonly carrierId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly vehicleId: string | null;
  readonly trailerId: string | null;
  readonly driverId: string | null;
  /** The names of vehicle and driver, if they are given with the award. */
  readonly assigned: CrewNames | null;
  readonly verdict: Verdict | null;
  /** The terms that the offer was made for; null of one made before they were kept. */
  readonly offeredTerms: ShipperTerms | null;
}

type Awarded = Pick<
  RequestRow,
  'id' | 'company_id' | 'reference' | 'content' | 'km' | 'pickup_at' | 'pickup_day' | 'lane' | 'search'
>;

/**
 * What an award freezes of a shipment: price, terms, stops and cargo. The rest of its row follows from what happened (`summaryOf`). Its end
 * is never before its first window's: requests with windows out of order could be opened once, and a truck is not planned from later to earlier.
 */
export function frozenShipment(
  id: string,
  request: Awarded,
  booking: Omit<Booking, 'offeredTerms'> & { readonly terms: Terms },
  now: Date,
) {
  const { content, pickup_at: pickupAt, pickup_day: pickupDay } = request;
  const last = content.stops.at(-1)?.window?.to ?? null;
  const first = content.stops[0]?.window?.to ?? null;
  if (!pickupAt || pickupDay === null || first === null || last === null)
    throw new Error('A request without windows was awarded.');
  const { audience: _, pricing, ...frozen } = content;
  return {
    id,
    company_id: request.company_id,
    carrier_id: booking.carrierId,
    request_id: request.id,
    offer_id: booking.offerId,
    created_at: now,
    updated_at: now,
    reference: request.reference,
    event_count: booking.assigned ? 2 : 1,
    last_event: booking.assigned ? 'assigned' : 'booked',
    last_event_at: now,
    price_minor: booking.amountMinor,
    currency: booking.currency,
    terms: JSON.stringify(booking.terms),
    content: JSON.stringify({
      ...frozen,
      audience: { market: false, carriers: [], lists: [] },
      pricing: { ...pricing, target: null },
    }),
    km: request.km ?? 0,
    pickup_at: pickupAt,
    ends_at: new Date(Math.max(Date.parse(first), Date.parse(last))),
    pickup_day: pickupDay,
    lane: request.lane,
    search: request.search,
  };
}
