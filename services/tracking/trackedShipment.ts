import type { RequestContent } from '../freight/request/requestContent.ts';
import type { ExpectedArrival } from '../shipments/fold/expectedArrivals.ts';
import { lastStop } from '../shipments/fold/lastStop.ts';
import type { FoldedShipment } from '../shipments/fold/FoldedShipment.ts';
import type { TrackedAnswer, trackedStatuses } from './trackedAnswer.ts';

type Followed = Pick<FoldedShipment, 'status' | 'stops' | 'nextStop' | 'lastPosition' | 'deliveredAt'>;

interface Shown {
  readonly reference: string;
  readonly stops: RequestContent['stops'];
  readonly followed: Followed;
  /** By stop. */
  readonly expected: readonly (Pick<ExpectedArrival, 'at' | 'by'> | null)[];
}

/** The goods are not on the truck yet. */
const beforeLoading = ['booked', 'assigned', 'dispatched'];
/** Where the truck is matters to nobody who waits for the goods. */
const notUnderWay: ReadonlySet<string> = new Set([...beforeLoading, 'delivered', 'completed', 'cancelled']);

const rounded = (degrees: number): number => Math.round(degrees * 10) / 10;
const roundedIfKnown = (degrees: number | null | undefined): number | null =>
  typeof degrees === 'number' ? rounded(degrees) : null;
const instant = (at: number | null | undefined): string | null =>
  typeof at === 'number' ? new Date(at).toISOString() : null;

/** A window without an end cannot be missed. */
const endOf = (to: string | null | undefined): number => (to ? new Date(to).getTime() : Infinity);

const statusOf = ({ status, nextStop, stops }: Followed): (typeof trackedStatuses)[number] => {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'delivered' || status === 'completed') return 'delivered';
  if (status === 'at_delivery' && nextStop === lastStop({ stops })) return 'arrived';
  const isLoaded = stops.some(({ departedAt }) => departedAt !== null);
  const isBeforeLoading = beforeLoading.includes(status) || (status === 'at_pickup' && !isLoaded);
  return isBeforeLoading ? 'not_started' : 'on_the_way';
};

/**
 * A shipment as whoever has its link may see it. Made of what may be shown, so that a new field stays hidden until it is named here:
 * towns without street or place, positions to 0.1 degrees, no price, no person, no plate, nothing the parties write to each other.
 */
export function trackedShipment({ reference, stops, followed, expected }: Shown, now: Date): TrackedAnswer {
  const { lastPosition, status } = followed;
  const isOver = status === 'cancelled' || status === 'delivered' || status === 'completed';
  return {
    reference,
    status: statusOf(followed),
    asOf: now.toISOString(),
    deliveredAt: instant(followed.deliveredAt),
    stops: stops.map(({ type, place, window }, index) => {
      const visit = followed.stops[index];
      const arrival = expected[index];
      const isAwaited = !isOver && visit?.arrivedAt === null && !visit.skipped;
      return {
        type: type ?? 'delivery',
        city: place?.city ?? '',
        country: place?.country ?? '',
        timeZone: window?.timeZone ?? null,
        lat: roundedIfKnown(place?.lat),
        lng: roundedIfKnown(place?.lng),
        window: { from: window?.from ?? null, to: window?.to ?? null },
        arrivedAt: instant(visit?.arrivedAt),
        departedAt: instant(visit?.departedAt),
        skipped: visit?.skipped ?? false,
        expected:
          arrival && isAwaited
            ? { at: new Date(arrival.at).toISOString(), basis: arrival.by, late: arrival.at > endOf(window?.to) }
            : null,
      };
    }),
    position:
      lastPosition && !notUnderWay.has(status)
        ? {
            lat: rounded(lastPosition.lat),
            lng: rounded(lastPosition.lng),
            at: new Date(lastPosition.at).toISOString(),
          }
        : null,
  };
}
