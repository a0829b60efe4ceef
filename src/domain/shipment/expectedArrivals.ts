import { estimateRoute, type RoutePoint } from '../distance/estimateRoute.ts';
import { elapsedMinutes } from '../driving/elapsedMinutes.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import { leaves } from './leaves.ts';

const minute = 60_000;

/** When a truck is expected at a stop, and how that was found. Instants in epoch milliseconds. */
export interface ExpectedArrival {
  readonly at: number;
  /** Where the estimate starts: where it left or stands, its last position, the end of its previous trip or its base, or only a reported delay. */
  readonly by: 'departure' | 'arrival' | 'position' | 'assignment' | 'delay';
  /** When that was. */
  readonly since: number;
  /** Estimated km by road still to go; null where only a delay is known. */
  readonly km: number | null;
}

interface Start {
  readonly at: number;
  readonly by: Exclude<ExpectedArrival['by'], 'delay'>;
  readonly since: number;
  readonly point: RoutePoint | null;
  /** What it drives before that point. */
  readonly km?: number;
}

type Visiting = Pick<
  FoldedShipment,
  'plan' | 'stops' | 'nextStop' | 'lastPosition' | 'past' | 'status' | 'delays' | 'lateApproach'
>;

/** Each delay adds to those told before, in milliseconds. */
const inAll = (told: Visiting['delays']): number => told.reduce((sum, { minutes }) => sum + minutes, 0) * minute;

/** At the first stop, once it has come there too late; undefined if it is in time, or was told to come later still. */
const fromAssignment = ({ plan: [first], nextStop, delays, lateApproach }: Visiting): Start | undefined => {
  if (!first || !lateApproach || nextStop !== 0) return undefined;
  if (delays.length > 0 && first.window.to + inAll(delays) > lateApproach.at) return undefined;
  return { ...lateApproach, by: 'assignment', point: first.position };
};

/** From where and when the rest of the way is reckoned; undefined before the truck has set out or was seen, unless it was late from the start. */
const startOf = (folded: Visiting): Start | undefined => {
  const { plan, stops, nextStop, lastPosition, past, status } = folded;
  const [next, visit] = [plan[nextStop ?? -1], stops[nextStop ?? -1]];
  if (!next || !visit || status === 'booked') return undefined;
  if (status === 'assigned') return fromAssignment(folded);
  if (visit.arrivedAt !== null)
    return { at: leaves(next, visit.arrivedAt), by: 'arrival', since: visit.arrivedAt, point: next.position };
  const moved = past.findLast((each) => each.moved)?.at ?? -Infinity;
  if (lastPosition && lastPosition.at >= moved) {
    const { at, lat, lng } = lastPosition;
    return { at, by: 'position', since: at, point: { lat, lng, country: next.position?.country ?? '' } };
  }
  const left = stops.findLastIndex(({ departedAt }) => departedAt !== null);
  const at = stops[left]?.departedAt ?? null;
  return at === null ? fromAssignment(folded) : { at, by: 'departure', since: at, point: plan[left]?.position ?? null };
};

/** Stops that are still to be reached, in order. */
const pendingStops = ({ stops }: Visiting): readonly number[] =>
  stops.flatMap(({ arrivedAt, skipped }, at) => (skipped || arrivedAt !== null ? [] : [at]));

const fromDelay = ({ plan, delays }: Visiting, stop: number | undefined): readonly [number, ExpectedArrival][] => {
  const [planned, last] = [plan[stop ?? -1], delays.at(-1)];
  if (stop === undefined || !planned || !last) return [];
  return [[stop, { at: planned.window.to + inAll(delays), by: 'delay', since: last.at, km: null }]];
};

const alongTheWay = (folded: Visiting, start: Start): readonly [number, ExpectedArrival][] => {
  // How late it sets out is part of how late it comes.
  const told = start.by === 'assignment' ? [] : folded.delays.filter(({ at }) => at > start.since);
  const delay = inAll(told);
  const places = folded.plan.flatMap(({ position }) => position ?? []);
  const found: [number, ExpectedArrival][] = [];
  let [from, km, driven, waited] = [start.point, start.km ?? 0, 0, 0];
  for (const stop of pendingStops(folded)) {
    const planned = folded.plan[stop];
    if (!from || !planned?.position) return found;
    const [leg] = estimateRoute([from, planned.position]).legs;
    km += leg?.km ?? 0;
    driven += leg?.minutes ?? 0;
    const at = start.at + delay + waited + Math.round(elapsedMinutes(driven, places)) * minute;
    found.push([stop, { at, by: start.by, since: told.at(-1)?.at ?? start.since, km: Math.round(km) }]);
    waited += leaves(planned, at) - at;
    from = planned.position;
  }
  return found;
};

/** What the last departure or position says by itself, even where that time has passed. By index of the stop. */
export const plainArrivals = (folded: Visiting): ReadonlyMap<number, ExpectedArrival> => {
  if (folded.nextStop === null) return new Map();
  const start = startOf(folded);
  return new Map(start ? alongTheWay(folded, start) : fromDelay(folded, pendingStops(folded)[0]));
};

/**
 * When the truck is expected at each stop, by the estimate of distances and the rules of driving and rest; null where it was, will
 * not come, or nothing is known. Never in the past. `now` in epoch milliseconds.
 */
export const expectedArrivals = (folded: Visiting, now: number): readonly (ExpectedArrival | null)[] => {
  const plain = plainArrivals(folded);
  return folded.stops.map((_, stop) => {
    const found = plain.get(stop);
    return found ? { ...found, at: Math.max(found.at, now) } : null;
  });
};
