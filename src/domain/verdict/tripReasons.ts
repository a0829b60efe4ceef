import { estimateRoute } from '../distance/estimateRoute.ts';
import { elapsedMinutes } from '../driving/elapsedMinutes.ts';
import { missedWindow } from '../driving/missedWindow.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import { stopPoint } from '../stop/stopPoint.ts';
import type { Combination, Engagement, Task } from './Combination.ts';
import { carriersOf } from './capacityReasons.ts';
import { engagementsBefore } from './engagementsBefore.ts';
import { peakLoad } from './onBoard.ts';
import { overAt } from './overAt.ts';
import { quarterEnd } from './quarterEnd.ts';
import type { Reason } from './Reason.ts';

const minute = 60_000;
/** What a tractor weighs; its record says only what it may weigh. */
const tractorKg = 7_400;

/** Largest weight of truck and trailer in kg, where a country has another than directive 96/53/EC. */
const nationalLimits: Readonly<Record<string, number>> = {
  NL: 50_000,
  SE: 74_000,
  FI: 76_000,
  GB: 44_000,
  BE: 44_000,
  FR: 44_000,
  IT: 44_000,
  LU: 44_000,
  // 80,000 lb.
  US: 36_287,
};
const usualLimit = 40_000;

/** The way from where it is free to the first pickup takes until after its window; by how many km and until when. */
const reachReasons = (
  { stops = [] }: Task,
  combination: Combination,
  time: Engagement | undefined,
  now: number,
): readonly Reason[] => {
  const { vehicle } = combination;
  const [first] = stops;
  const [end, to] = [readRfc3339(first?.window?.to), first && stopPoint(first)];
  if (!vehicle.free || end === undefined || !to) return [];
  const way = [vehicle.free, to];
  const { km, minutes } = estimateRoute(way);
  const start = Math.max(now, vehicle.free.at, ...engagementsBefore(combination, time).map(overAt));
  const arrival = start + Math.ceil(elapsedMinutes(minutes, way)) * minute;
  return arrival > end
    ? [{ code: 'too_far', severity: 'warn', has: km, until: new Date(quarterEnd(arrival)).toISOString() }]
    : [];
};

/** Whoever is on the road with another shipment for longer than planned: when they are free is not known. */
const lateReasons = ({ vehicle, trailer, driver }: Combination, now: number): readonly Reason[] =>
  (
    [
      ['vehicle', vehicle],
      ['trailer', trailer],
      ['driver', driver],
    ] as const
  ).flatMap(([of, each]): readonly Reason[] =>
    each?.engagements.some((other) => other.isOnTheRoad === true && overAt(other) <= now)
      ? [{ code: 'overlap', severity: 'warn', of }]
      : [],
  );

/** A single driver misses a window, by breaks and rests. */
const drivingReasons = ({ stops = [] }: Task): readonly Reason[] => {
  const missed = missedWindow(stops);
  return missed ? [{ code: 'driving_time', severity: 'warn', has: missed.has, needs: missed.needs }] : [];
};

const weightReasons = ({ stops = [], cargo = [] }: Task, combination: Combination): readonly Reason[] => {
  const tare = carriersOf(combination).reduce(
    (sum, unit) => sum + unit.grossWeightKg - unit.payloadKg,
    combination.vehicle.kind === 'tractor' ? tractorKg : 0,
  );
  const has = tare + peakLoad(cargo, stops.length).kg;
  const limits = stops.map(({ place }) => nationalLimits[place?.country ?? ''] ?? usualLimit);
  const needs = Math.min(...limits, Infinity);
  return has > needs ? [{ code: 'weight_limit', severity: 'warn', has, needs }] : [];
};

/** Goods picked up and delivered in one country, by a truck of another (regulation (EC) 1072/2009, article 8). */
const cabotageReasons = ({ stops = [], cargo = [] }: Task, { vehicle }: Combination): readonly Reason[] => {
  const countryAt = (at = -1): string | undefined => stops[at]?.place?.country;
  const within = cargo.flatMap(({ pickup, delivery }) => {
    const country = countryAt(pickup);
    return country !== undefined && country === countryAt(delivery) && country !== vehicle.plateCountry
      ? [country]
      : [];
  });
  return within.length > 0
    ? [{ code: 'cabotage', severity: 'warn', has: [vehicle.plateCountry], needs: [...new Set(within)] }]
    : [];
};

/** What to look at before the trip; none of it blocks. */
export const tripReasons = (
  task: Task,
  combination: Combination,
  now: number,
  time?: Engagement,
): readonly Reason[] => [
  ...lateReasons(combination, now),
  ...reachReasons(task, combination, time, now),
  ...drivingReasons(task),
  ...weightReasons(task, combination),
  ...cabotageReasons(task, combination),
];
