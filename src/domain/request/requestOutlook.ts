import { adrPoints, type AdrPoints } from '../dangerous/adrPoints.ts';
import { estimateRoute, type Route } from '../distance/estimateRoute.ts';
import { elapsedMinutes } from '../driving/elapsedMinutes.ts';
import { missedWindow } from '../driving/missedWindow.ts';
import { stopPoint } from '../stop/stopPoint.ts';
import { palletCodes } from './cargoCodes.ts';
import { totalKg } from './cargoTotals.ts';
import type { RequestContent } from './RequestContent.ts';

/** What follows from a request so far, for whoever writes it. */
export interface RequestOutlook {
  /** Undefined until all places are known. */
  readonly route: Route | undefined;
  /** Minutes from first to last stop with breaks and rests of one driver; undefined without a route. */
  readonly onTheRoad: number | undefined;
  /** The first stop whose window ends before one driver can be there; undefined if all can be kept, or nothing is known. */
  readonly lateAt: number | undefined;
  /** Whether there are windows and a route to compare. */
  readonly isTimed: boolean;
  readonly kg: number;
  readonly volumeM3: number;
  readonly pallets: number;
  readonly adr: AdrPoints | undefined;
}

/** Distance, time and size of a request so far. All of it is advice; distances are estimates. */
export const requestOutlook = ({ stops = [], cargo = [] }: RequestContent): RequestOutlook => {
  const points = stops.flatMap((stop) => stopPoint(stop) ?? []);
  const route = points.length >= 2 && points.length === stops.length ? estimateRoute(points) : undefined;
  const isTimed = stops.every(({ window }) => window?.from !== undefined && window.to !== undefined);
  const dangerous = cargo.flatMap((line) => (line.dangerous ? [line.dangerous] : []));
  return {
    route,
    onTheRoad: route && Math.round(elapsedMinutes(route.minutes, points)),
    lateAt: missedWindow(stops)?.stop,
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
