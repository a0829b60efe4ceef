import type { RoutePoint } from '../freight/route/estimateRoute.ts';

/** By road between two places. */
export interface RoutedLeg {
  readonly km: number;
  /** At the wheel. */
  readonly minutes: number;
}

/** A service that knows the roads. */
export interface Router {
  /** One leg between each two points; undefined if it knows no route. Throws `Unavailable` when it does not answer as it should. */
  legsBetween(points: readonly RoutePoint[], signal: AbortSignal): Promise<readonly RoutedLeg[] | undefined>;
}
