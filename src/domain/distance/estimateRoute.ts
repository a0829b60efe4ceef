import { circuity } from './circuity.ts';
import { greatCircleKm, type Position } from './greatCircleKm.ts';

/** How a distance was found; an estimate is shown with ≈. */
export const kmMethods = ['estimate', 'router', 'trips'] as const;

export interface RoutePoint extends Position {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** A way by road: km and minutes at the wheel, without rests, whole and for each leg. */
export interface Route {
  readonly km: number;
  readonly minutes: number;
  readonly legs: readonly { readonly km: number; readonly minutes: number }[];
  readonly method: (typeof kmMethods)[number];
}

/** Average speed in km/h, by the length of a leg below these km. */
const speeds = [
  [30, 35],
  [100, 50],
  [300, 60],
] as const;
const longHaul = 66;

/** Minutes at the wheel for a leg by road, without breaks and rests. */
export const drivingMinutes = (km: number): number =>
  (km / (speeds.find(([below]) => km < below)?.[1] ?? longHaul)) * 60;

const legBetween = (from: RoutePoint, to: RoutePoint) => {
  const line = greatCircleKm(from, to);
  const km = line * circuity(line, from.country, to.country);
  return { km, minutes: drivingMinutes(km) };
};

/** An estimate of the way by road through these points, for which no map is needed. Never bill or score by it. */
export const estimateRoute = (points: readonly RoutePoint[]): Route => {
  const legs = points.slice(1).flatMap((to, at) => {
    const from = points[at];
    return from ? [legBetween(from, to)] : [];
  });
  const sum = (of: 'km' | 'minutes'): number => Math.round(legs.reduce((total, leg) => total + leg[of], 0));
  return { km: sum('km'), minutes: sum('minutes'), legs, method: 'estimate' };
};
