import type { Route, RoutePoint } from '../freight/route/estimateRoute.ts';

/** Finds the route by road between places in order. Never fails; the answer's `method` says how it was found. */
export interface RoutePlanner {
  /** Takes seconds at worst, so never call it in a transaction. At least two points. */
  plan(points: readonly RoutePoint[]): Promise<Route>;
}
