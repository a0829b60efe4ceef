import type { EventRow } from '../../shipments/ShipmentTables.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import type { Crew } from './Crew.ts';
import type { Told } from './Journey.ts';

/** Told by the driver, or by the desk. */
const fromApp: ReadonlySet<string> = new Set(['arrived', 'departed', 'delivered', 'position', 'pod_added']);

interface Parties {
  /** Of the shipment. */
  readonly id: string;
  readonly shipperId: string;
  readonly carrierId: string;
}

interface Booked {
  readonly at: Date;
  readonly isByCarrier: boolean;
}

/** The rows of what happened to a shipment, beginning with its award, each recorded when it happened. */
export function demoEvents(
  { id, shipperId, carrierId }: Parties,
  booked: Booked,
  told: readonly Told[],
  crew: Crew | null,
  random: SeededRandom,
): readonly EventRow[] {
  const first: Told = { type: 'booked', at: booked.at.getTime(), by: booked.isByCarrier ? 'carrier' : 'shipper' };
  const companies = { carrier: carrierId, shipper: shipperId, service: null };
  let recordedAt = 0;
  return [first, ...told].map(({ type, at, by, stop = null, data = {}, position }, index) => {
    // Each later than the one before, as that is their order.
    recordedAt = Math.max(recordedAt + 1, at);
    return {
      id: random.uuid(),
      shipment_id: id,
      company_id: shipperId,
      carrier_id: carrierId,
      number: index + 1,
      type,
      at: new Date(at),
      recorded_at: new Date(recordedAt),
      by_company_id: companies[by],
      by_user_id: null,
      source: fromApp.has(type) ? ('app' as const) : ('desk' as const),
      stop,
      lat: position?.lat ?? null,
      lng: position?.lng ?? null,
      accuracy_m: position ? 5 + random.below(20) : null,
      is_internal: data.visibility === 'internal',
      data: type === 'assigned' && crew ? crewOf(crew) : data,
    };
  });
}

const crewOf = ({ vehicleId, trailerId, driverId, plate, trailerPlate, driverName }: Crew) => ({
  vehicleId,
  trailerId,
  driverId,
  plate,
  trailerPlate,
  driverName,
});
