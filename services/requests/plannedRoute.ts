import { isDeepStrictEqual } from 'node:util';
import type { RequestContent } from '../freight/request/requestContent.ts';
import { kmMethods, type Route } from '../freight/route/estimateRoute.ts';
import type { RoutePlanner } from '../routing/RoutePlanner.ts';
import type { RequestRow } from './RequestTables.ts';
import { routePoints } from './routePoints.ts';

type Planned = Pick<Route, 'km' | 'method'>;

/** The route of a request; undefined while a place is missing. May wait for a router, so it is planned before any transaction. */
export async function planRoute(routes: RoutePlanner, request: RequestContent): Promise<Planned | undefined> {
  const points = routePoints(request);
  return points && routes.plan(points);
}

/** A router that does not answer for once takes nothing back: places that stay the same keep what it said before. */
export function keptRoute(earlier: RequestRow, request: RequestContent, planned: Planned | undefined) {
  const method = kmMethods.find((each) => each === earlier.km_method);
  if (!planned || planned.method !== 'estimate' || method !== 'router' || earlier.km === null) return planned;
  return isDeepStrictEqual(routePoints(earlier.content), routePoints(request)) ? { km: earlier.km, method } : planned;
}
