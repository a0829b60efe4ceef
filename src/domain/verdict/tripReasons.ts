import { estimateRoute, type RoutePoint } from '../distance/estimateRoute.ts';
import { elapsedMinutes } from '../driving/elapsedMinutes.ts';
import { isPosition } from '../stop/isPosition.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { Stop } from '../stop/Stop.ts';
import type { Combination, Engagement, Task } from './Combination.ts';
import { carriersOf } from './capacityReasons.ts';
import { engagementsBefore } from './engagementsBefore.ts';
import { peakLoad } from './onBoard.ts';
import type { Reason } from './Reason.ts';

const minute = 60_000;
const defaultServiceMin = 60;
/** What a tractor weighs; its record says only what it may weigh. */
const tractorKg = 7_400;

/** Largest weight of truck and trailer in kg (directive 96/53/EC), where a country allows more. */
const heavier: Readonly<Record<string, number>> = {
  NL: 50_000,
  SE: 74_000,
  FI: 76_000,
  GB: 44_000,
  BE: 44_000,
  FR: 44_000,
  IT: 44_000,
  LU: 44_000,
};
const usualLimit = 40_000;

const pointOf = ({ place = {} }: Stop): RoutePoint | undefined => {
  const { lat, lng, country = '' } = place;
  return lat !== undefined && lng !== undefined && isPosition(lat, lng) ? { lat, lng, country } : undefined;
};

/** The way from where it is free to the first pickup takes until after its window. */
const reachReasons = (
  { stops = [] }: Task,
  combination: Combination,
  time: Engagement | undefined,
  now: number,
): readonly Reason[] => {
  const { vehicle } = combination;
  const [first] = stops;
  const [end, to] = [readRfc3339(first?.window?.to), first && pointOf(first)];
  if (!vehicle.free || end === undefined || !to) return [];
  const way = estimateRoute([vehicle.free, to]);
  const start = Math.max(now, vehicle.free.at, ...engagementsBefore(combination, time).map(({ to: over }) => over));
  return start + elapsedMinutes(way.minutes) * minute > end ? [{ code: 'too_far', severity: 'warn', has: way.km }] : [];
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
    each?.engagements.some(({ to, isOnTheRoad }) => isOnTheRoad === true && to <= now)
      ? [{ code: 'overlap', severity: 'warn', of }]
      : [],
  );

/** A single driver who sets out when the first window begins misses a window, by breaks and rests. */
const drivingReasons = ({ stops = [] }: Task): readonly Reason[] => {
  const points = stops.flatMap((stop) => pointOf(stop) ?? []);
  const start = readRfc3339(stops[0]?.window?.from);
  if (start === undefined || points.length < stops.length) return [];
  let [driven, spent] = [0, 0];
  for (const [at, leg] of estimateRoute(points).legs.entries()) {
    spent += stops[at]?.serviceMin ?? defaultServiceMin;
    driven += leg.minutes;
    const needed = Math.round(elapsedMinutes(driven) + spent);
    const window = stops[at + 1]?.window;
    const end = readRfc3339(window?.to);
    const available = end === undefined ? Infinity : (end - start) / minute;
    if (needed > available)
      return [{ code: 'driving_time', severity: 'warn', has: Math.floor(available), needs: needed }];
    const begin = readRfc3339(window?.from);
    if (begin !== undefined) spent += Math.max(0, (begin - start) / minute - needed);
  }
  return [];
};

const weightReasons = ({ stops = [], cargo = [] }: Task, combination: Combination): readonly Reason[] => {
  const tare = carriersOf(combination).reduce(
    (sum, unit) => sum + unit.grossWeightKg - unit.payloadKg,
    combination.vehicle.kind === 'tractor' ? tractorKg : 0,
  );
  const has = tare + peakLoad(cargo, stops.length).kg;
  const limits = stops.map(({ place }) => heavier[place?.country ?? ''] ?? usualLimit);
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
