import { plainArrivals } from './expectedArrivals.ts';
import type { FoldedShipment } from './FoldedShipment.ts';

/** How long after its window a stop may be without arrival, in milliseconds. */
const grace = 30 * 60_000;

/**
 * From when on a shipment is late if nothing else happens (epoch milliseconds): 30 minutes after the first window to end without
 * arrival, or since it is known that the truck will come after one. Null once all stops were reached.
 */
export const lateSince = (folded: FoldedShipment): number | null => {
  if (folded.nextStop === null) return null;
  const expected = plainArrivals(folded);
  const times = folded.plan.flatMap(({ window }, stop) => {
    const visit = folded.stops[stop];
    if (!visit || visit.skipped || visit.arrivedAt !== null) return [];
    const arrival = expected.get(stop);
    return [arrival && arrival.at > window.to ? Math.min(arrival.since, window.to + grace) : window.to + grace];
  });
  return times.length > 0 ? Math.min(...times) : null;
};
