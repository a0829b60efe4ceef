import { isPosition } from '../fields/isPosition.ts';
import type { Stop } from '../request/stopField.ts';
import { elapsedMinutes } from '../route/elapsedMinutes.ts';
import { estimateRoute, type RoutePoint } from '../route/estimateRoute.ts';
import { carriersOf } from './capacityReasons.ts';
import { usualServiceMin } from '../usualServiceMin.ts';
import type { Combination, Engagement, Task } from './Combination.ts';
import { quarterEnd } from './quarterEnd.ts';
import { isOverdue, readyAt } from './readyAt.ts';
import type { TaskNeeds } from './taskNeeds.ts';
import type { Reason } from './Verdict.ts';

const minute = 60_000;
/** The weight of a tractor, whose record says only what it may weigh. */
const tractorKg = 7_400;
/** Largest weight of truck and trailer in kg (directive 96/53/EC), and where a country has another. */
const usualLimitKg = 40_000;
const limitsKg: ReadonlyMap<string, number> = new Map([
  ['NL', 50_000],
  ['SE', 74_000],
  ['FI', 76_000],
  ['GB', 44_000],
  ['BE', 44_000],
  ['FR', 44_000],
  ['IT', 44_000],
  ['LU', 44_000],
  // 80,000 lb.
  ['US', 36_287],
]);

const timeOf = (text: string | null | undefined): number =>
  text === null || text === undefined ? NaN : Date.parse(text);

function pointOf(stop: Stop | undefined): RoutePoint | undefined {
  const { lat = null, lng = null, country = null } = stop?.place ?? {};
  return lat !== null && lng !== null && isPosition(lat, lng) ? { lat, lng, country: country ?? '' } : undefined;
}

/** The first window ends before the truck can be there; by how many km and when it can. */
function reachReason(
  { stops }: Task,
  combination: Combination,
  time: Engagement | undefined,
  now: Date,
): Reason | undefined {
  const { free } = combination.vehicle;
  const to = pointOf(stops[0]);
  if (!free || !to) return undefined;
  const way = [free, to];
  const { km, minutes } = estimateRoute(way);
  const ready = readyAt(combination, time) ?? now;
  const start = Math.max(now.getTime(), free.at.getTime(), ready.getTime());
  const arrival = start + Math.ceil(elapsedMinutes(minutes, way)) * minute;
  return arrival > timeOf(stops[0]?.window?.to)
    ? { code: 'too_far', severity: 'warn', has: km, until: new Date(quarterEnd(arrival)).toISOString() }
    : undefined;
}

/** Whoever is on the road with another shipment for longer than planned. */
const lateReasons = ({ vehicle, trailer, driver }: Combination, now: Date): readonly (Reason | undefined)[] =>
  (
    [
      ['vehicle', vehicle],
      ['trailer', trailer],
      ['driver', driver],
    ] as const
  ).map(([of, each]) =>
    each && isOverdue(each.engagements, now) ? { code: 'overlap', severity: 'warn', of } : undefined,
  );

/** Breaks and rests make a single driver, who sets out when the first window begins, miss another one. */
function drivingReason({ stops }: Task): Reason | undefined {
  const points = stops.map(pointOf).filter((point) => point !== undefined);
  const start = timeOf(stops[0]?.window?.from);
  if (Number.isNaN(start) || points.length < stops.length) return undefined;
  let driven = 0;
  let beside = 0;
  for (const [index, leg] of estimateRoute(points).legs.entries()) {
    driven += leg.minutes;
    beside += stops[index]?.serviceMin ?? usualServiceMin;
    const needs = Math.round(elapsedMinutes(driven, points) + beside);
    const window = stops[index + 1]?.window;
    const has = (timeOf(window?.to) - start) / minute;
    if (needs > has) return { code: 'driving_time', severity: 'warn', has: Math.floor(has), needs };
    const wait = (timeOf(window?.from) - start) / minute - needs;
    if (wait > 0) beside += wait;
  }
  return undefined;
}

function weightReason({ stops }: Task, peakKg: number, combination: Combination): Reason | undefined {
  const carriers = carriersOf(combination);
  const tare = carriers.reduce((sum, unit) => sum + unit.grossWeightKg - unit.payloadKg, 0);
  const has = tare + (combination.vehicle.kind === 'tractor' ? tractorKg : 0) + peakKg;
  const needs = Math.min(...stops.map((stop) => limitsKg.get(stop.place?.country ?? '') ?? usualLimitKg));
  return has > needs ? { code: 'weight_limit', severity: 'warn', has, needs } : undefined;
}

/** Goods are picked up and delivered in one country, by a truck of another (regulation (EC) 1072/2009, article 8). */
function cabotageReason({ stops, cargo }: Task, { vehicle }: Combination): Reason | undefined {
  const needs = new Set<string>();
  for (const { pickup, delivery } of cargo) {
    const country = stops[pickup ?? -1]?.place?.country ?? null;
    const isWithin = country !== null && country === stops[delivery ?? -1]?.place?.country;
    if (isWithin && country !== vehicle.plateCountry) needs.add(country);
  }
  if (needs.size === 0) return undefined;
  return { code: 'cabotage', severity: 'warn', has: [vehicle.plateCountry], needs: [...needs] };
}

/** What to look at before the trip; none of it blocks. */
export const tripReasons = (
  task: Task,
  { peakKg, time }: TaskNeeds,
  combination: Combination,
  now: Date,
): readonly (Reason | undefined)[] => [
  ...lateReasons(combination, now),
  reachReason(task, combination, time, now),
  drivingReason(task),
  weightReason(task, peakKg, combination),
  cabotageReason(task, combination),
];
