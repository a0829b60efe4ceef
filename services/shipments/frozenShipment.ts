import type { Insertable } from 'kysely';
import type { Verdict } from '../freight/verdict/Verdict.ts';
import type { RequestRow } from '../requests/RequestTables.ts';
import type { Terms } from '../terms/AgreedTerms.ts';
import type { ShipperTerms } from '../terms/ShipperTerms.ts';
import type { CrewNames } from './crewNames.ts';
import { lateAfterMs } from './lateAfterMs.ts';
import type { ShipmentTables } from './ShipmentTables.ts';

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
 * The row of a shipment as the award makes it, with price, terms, stops and cargo frozen. Its end is never before its first window's:
 * requests with windows out of order could be opened once, and a truck is not planned from later to earlier.
 */
export function frozenShipment(
  id: string,
  request: Awarded,
  booking: Omit<Booking, 'offeredTerms'> & { readonly terms: Terms },
  now: Date,
): Insertable<ShipmentTables['shipment']> {
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
    status: booking.assigned ? 'assigned' : 'booked',
    flags: booking.assigned ? [] : ['unassigned'],
    late_from: new Date(Date.parse(first) + lateAfterMs),
    next_stop: 0,
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
    vehicle_id: booking.assigned ? booking.vehicleId : null,
    trailer_id: booking.assigned ? booking.trailerId : null,
    driver_id: booking.assigned ? booking.driverId : null,
    pickup_at: pickupAt,
    ends_at: new Date(Math.max(Date.parse(first), Date.parse(last))),
    pickup_day: pickupDay,
    lane: request.lane,
    search: request.search,
    assign_by: assignBy(now, pickupAt),
  };
}

const hour = 3_600_000;

/** Until when a truck should be assigned: an hour after the award, or four before the first window begins if that is later. */
const assignBy = (awardedAt: Date, pickupAt: Date): Date =>
  new Date(Math.max(awardedAt.getTime() + hour, pickupAt.getTime() - 4 * hour));
