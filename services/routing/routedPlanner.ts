import type { Clock } from '../clock/Clock.ts';
import { estimateRoute, type Route, type RoutePoint } from '../freight/route/estimateRoute.ts';
import type { Log } from '../log/Log.ts';
import { RememberedRoutes } from './RememberedRoutes.ts';
import type { RoutedLeg, Router } from './Router.ts';
import type { RoutePlanner } from './RoutePlanner.ts';

const usualLimits = {
  /** For all tries of a question, in milliseconds. */
  answerMs: 3_000,
  /** Questions under way. Whoever comes beyond gets the estimate at once. */
  atOnce: 8,
  /** How long it is not asked after it failed, in milliseconds: so a dead router delays one call in a while, and not each. */
  restMs: 30_000,
} as const;

interface Parts {
  readonly router: Router;
  readonly clock: Clock;
  readonly log: Log;
}

/** Asks a router, remembers what it says, and estimates while it does not answer. */
export function routedPlanner(
  { router, clock, log }: Parts,
  limits: { readonly [Name in keyof typeof usualLimits]: number } = usualLimits,
): RoutePlanner {
  const remembered = new RememberedRoutes(clock);
  const underWay = new Map<string, Promise<Route>>();
  let failedAt = -Infinity;

  const ask = async (points: readonly RoutePoint[], key: string): Promise<Route> => {
    const estimate = estimateRoute(points);
    try {
      const legs = await router.legsBetween(points, AbortSignal.timeout(limits.answerMs));
      const route = legs && routeOf(legs);
      if (!route || !isPlausible(route, estimate)) return estimate;
      remembered.keep(key, route);
      return route;
    } catch (error) {
      failedAt = clock.now().getTime();
      log.error('router not used', error);
      return estimate;
    }
  };

  return {
    async plan(points) {
      const key = keyOf(points);
      const known = remembered.find(key) ?? underWay.get(key);
      if (known) return known;
      // A clock that is set back must not make the rest longer.
      const isResting = Math.abs(clock.now().getTime() - failedAt) < limits.restMs;
      if (isResting || underWay.size >= limits.atOnce) return estimateRoute(points);
      const asked = ask(points, key).finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return asked;
    },
  };
}

/** Positions to about 10 m. */
const keyOf = (points: readonly RoutePoint[]): string =>
  points.map(({ lat, lng }) => `${lat.toFixed(4)},${lng.toFixed(4)}`).join(';');

const sumOf = (legs: readonly RoutedLeg[], name: keyof RoutedLeg): number =>
  legs.reduce((sum, leg) => sum + leg[name], 0);

const routeOf = (legs: readonly RoutedLeg[]): Route => ({
  km: Math.round(sumOf(legs, 'km')),
  minutes: Math.round(sumOf(legs, 'minutes')),
  legs,
  method: 'router',
});

/** Whether a router can be right: roads wind, but not without end, and no truck flies. Mountains and fjords make 1.65 of 1.27. */
const isPlausible = ({ km, legs }: Route, estimate: Route): boolean =>
  legs.length === estimate.legs.length &&
  legs.every((leg) => leg.km >= 0 && leg.minutes >= 0) &&
  km > 0 &&
  km >= estimate.km / 2 - 10 &&
  km <= estimate.km * 4 + 50;
