import type { RoutePoint } from '../freight/route/estimateRoute.ts';

/** Where a truck is free, and from when. */
export interface FreePlace extends RoutePoint {
  readonly city: string | null;
  readonly at: Date;
}
