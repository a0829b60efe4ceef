import { isPosition } from '../freight/fields/isPosition.ts';
import { estimateRoute, type RoutePoint } from '../freight/route/estimateRoute.ts';
import type { Task } from '../freight/verdict/Combination.ts';

/** A place whose country may not be known. */
export type Start = Omit<RoutePoint, 'country'> & { readonly country?: string };

/** By road from a place to the first stop of a task; null if one of the two is not known. */
export function emptyKmTo({ stops: [first] }: Task, from: Start | null): number | null {
  const { lat = null, lng = null, country = null } = first?.place ?? {};
  if (!from || lat === null || lng === null || !isPosition(lat, lng)) return null;
  const to = { lat, lng, country: country ?? '' };
  return estimateRoute([{ ...from, country: from.country ?? to.country }, to]).km;
}
