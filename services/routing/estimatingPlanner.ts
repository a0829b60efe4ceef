import { estimateRoute } from '../freight/route/estimateRoute.ts';
import type { RoutePlanner } from './RoutePlanner.ts';

/** Plans without a router: the line, times how much longer roads are. */
export const estimatingPlanner: RoutePlanner = { plan: (points) => Promise.resolve(estimateRoute(points)) };
