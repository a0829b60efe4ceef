import { isPosition } from '../freight/fields/isPosition.ts';
import type { RequestContent } from '../freight/request/requestContent.ts';
import type { RoutePoint } from '../freight/route/estimateRoute.ts';

/** The places of a request in order; undefined unless all are known. */
export function routePoints({ stops }: RequestContent): readonly RoutePoint[] | undefined {
  const points = stops.flatMap(({ place }) => {
    const { lat = null, lng = null, country = null } = place ?? {};
    return lat !== null && lng !== null && isPosition(lat, lng) ? [{ lat, lng, country: country ?? '' }] : [];
  });
  return points.length >= 2 && points.length === stops.length ? points : undefined;
}
