import { isOver } from './isOver.ts';
import type { TrackedStatus, TrackedStop, Tracking } from './Tracking.ts';
import { type TrackingArrival, trackingArrival } from './trackingArrival.ts';
import { type TrackingStep, trackingSteps } from './trackingSteps.ts';

/** Where it is. */
export type Whereabouts =
  | { readonly kind: 'before' | 'at' | 'towards' | 'delivered'; readonly town: string }
  | { readonly kind: 'between'; readonly from: string; readonly town: string }
  | { readonly kind: 'nowhere' };

export interface TrackingView {
  readonly status: TrackedStatus;
  readonly whereabouts: Whereabouts;
  readonly arrival: TrackingArrival | undefined;
  /** How long before `asOf` the truck was last seen, in milliseconds, and how far from its next stop, in km to the next ten. */
  readonly seen: { readonly ageMs: number; readonly km: number | undefined; readonly town: string } | undefined;
  readonly steps: readonly TrackingStep[];
}

const earthRadiusKm = 6371;
const radians = Math.PI / 180;

/** As the crow flies, to the next ten: positions are exact to about ten kilometres. */
const distanceKm = (one: { lat: number; lng: number }, other: { lat: number; lng: number }): number => {
  const [north, east] = [other.lat - one.lat, other.lng - one.lng].map(
    (degrees) => Math.sin((degrees * radians) / 2) ** 2,
  );
  const chord = (north ?? 0) + Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * (east ?? 0);
  return Math.round((2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)))) / 10) * 10;
};

const whereaboutsOf = (
  { status, stops }: Tracking,
  next: TrackedStop | undefined,
  left: TrackedStop | undefined,
): Whereabouts => {
  const last = stops.findLast(({ skipped }) => !skipped)?.town ?? '';
  const town = next?.town ?? last;
  if (status === 'cancelled') return { kind: 'nowhere' };
  if (status === 'delivered') return { kind: 'delivered', town: last };
  if (next?.arrivedAt !== undefined) return { kind: 'at', town };
  if (status === 'not_started') return { kind: 'before', town };
  return left ? { kind: 'between', from: left.town, town } : { kind: 'towards', town };
};

const isAhead = ({ skipped, departedAt }: TrackedStop): boolean => !skipped && departedAt === undefined;

/** What the page of a link says: where the shipment is, when it is expected and why, and its stops in order. */
export const trackingView = (tracking: Tracking): TrackingView => {
  const { status, stops, position, asOf } = tracking;
  const at = stops.findIndex(isAhead);
  const next = stops[at];
  const left = stops.findLast(({ departedAt }) => departedAt !== undefined);
  const isSeen = position !== undefined && next !== undefined && !isOver(status) && next.arrivedAt === undefined;
  return {
    status,
    whereabouts: whereaboutsOf(tracking, next, left),
    arrival: trackingArrival(tracking, next, left),
    seen: isSeen
      ? {
          ageMs: Math.max(0, asOf - position.at),
          km: next.place && distanceKm(position, next.place),
          town: next.town,
        }
      : undefined,
    steps: trackingSteps(tracking, at),
  };
};
