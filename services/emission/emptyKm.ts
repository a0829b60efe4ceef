import { estimateRoute } from '../freight/route/estimateRoute.ts';
import type { PlacedStop } from './consignmentsOf.ts';

/** Who knows where a truck was meanwhile. */
const longestGap = 14 * 86_400_000;

export interface TripBefore {
  readonly stop: PlacedStop;
  /** When it ended. */
  readonly at: Date;
}

/** How far a truck drives empty from the end of the trip before to the first stop of this one; null if nobody knows. */
export function emptyKm(before: TripBefore | null, first: PlacedStop | undefined, pickupAt: Date): number | null {
  if (!before || !first || pickupAt.getTime() - before.at.getTime() > longestGap) return null;
  const points = [before.stop, first].flatMap(({ lat, lng, country }) =>
    lat === null || lng === null ? [] : [{ lat, lng, country: country ?? '' }],
  );
  return points.length < 2 ? null : estimateRoute(points).km;
}
