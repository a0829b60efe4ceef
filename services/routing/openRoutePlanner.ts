import type { Clock } from '../clock/Clock.ts';
import type { Log } from '../log/Log.ts';
import { routerAddress } from '../settings/routerAddress.ts';
import { estimatingPlanner } from './estimatingPlanner.ts';
import { osrmRouter } from './osrmRouter.ts';
import { routedPlanner } from './routedPlanner.ts';
import type { RoutePlanner } from './RoutePlanner.ts';
import { valhallaRouter } from './valhallaRouter.ts';

const routers = { osrm: osrmRouter, valhalla: valhallaRouter } as const;

/** The planner for a `ROUTES_URL`; without one it estimates. */
export function openRoutePlanner(url: string | undefined, clock: Clock, log: Log): RoutePlanner {
  const address = url === undefined ? undefined : routerAddress(url);
  if (!address) return estimatingPlanner;
  return routedPlanner({ router: routers[address.kind](address.base), clock, log });
}
