import { adrPoints, type AdrPoints } from '../dangerous/adrPoints.ts';
import { estimateRoute, type Route, type RoutePoint } from '../distance/estimateRoute.ts';
import { elapsedMinutes } from '../driving/elapsedMinutes.ts';
import { isPosition } from '../stop/isPosition.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import { palletCodes } from './cargoCodes.ts';
import { totalKg } from './cargoTotals.ts';
import type { RequestContent } from './RequestContent.ts';

/** What follows from a request so far, for whoever writes it. */
export interface RequestOutlook {
  /** Undefined until all places are known. */
  readonly route: Route | undefined;
  /** Minutes from first to last stop with breaks and rests of one driver; undefined without a route. */
  readonly onTheRoad: number | undefined;
  /** The first stop whose window closes before a truck can be there; undefined if all can be kept, or nothing is known. */
  readonly lateAt: number | undefined;
  /** Whether there are windows and a route to compare. */
  readonly isTimed: boolean;
  readonly kg: number;
  readonly volumeM3: number;
  readonly pallets: number;
  readonly adr: AdrPoints | undefined;
}

const routeOf = (stops: NonNullable<RequestContent['stops']>): Route | undefined => {
  const points = stops.flatMap(({ place }): readonly RoutePoint[] => {
    const { lat, lng, country = '' } = place ?? {};
    return lat !== undefined && lng !== undefined && isPosition(lat, lng) ? [{ lat, lng, country }] : [];
  });
  return points.length >= 2 && points.length === stops.length ? estimateRoute(points) : undefined;
};

const minute = 60_000;

/** The first stop that cannot be reached in time by a truck that leaves the first as early as it may. */
const lateAtOf = (stops: NonNullable<RequestContent['stops']>, legs: Route['legs']): number | undefined => {
  let at = readRfc3339(stops[0]?.window?.from);
  for (const [index, leg] of legs.entries()) {
    const [before, stop] = [stops[index], stops[index + 1]];
    const [from, to] = [readRfc3339(stop?.window?.from), readRfc3339(stop?.window?.to)];
    if (at === undefined || from === undefined || to === undefined) return undefined;
    at += ((before?.serviceMin ?? 0) + elapsedMinutes(leg.minutes)) * minute;
    if (at > to) return index + 1;
    at = Math.max(at, from);
  }
  return undefined;
};

/** Distance, time and size of a request so far. All of it is advice; distances are estimates. */
export const requestOutlook = ({ stops = [], cargo = [] }: RequestContent): RequestOutlook => {
  const route = routeOf(stops);
  const isTimed = stops.every(({ window }) => window?.from !== undefined && window.to !== undefined);
  const dangerous = cargo.flatMap((line) => (line.dangerous ? [line.dangerous] : []));
  return {
    route,
    onTheRoad: route && Math.round(elapsedMinutes(route.minutes)),
    lateAt: route && lateAtOf(stops, route.legs),
    isTimed: route !== undefined && isTimed,
    kg: totalKg(cargo),
    volumeM3: Math.round(cargo.reduce((sum, { volumeM3 = 0 }) => sum + volumeM3, 0) * 1000) / 1000,
    pallets: cargo.reduce(
      (sum, { packageCode, count = 0 }) =>
        sum + (packageCode !== undefined && palletCodes.includes(packageCode) ? count : 0),
      0,
    ),
    adr: adrPoints(dangerous),
  };
};
