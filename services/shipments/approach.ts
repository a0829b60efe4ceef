import type { Task } from '../freight/verdict/Combination.ts';
import { elapsedMinutes } from '../freight/route/elapsedMinutes.ts';
import { estimateRoute } from '../freight/route/estimateRoute.ts';
import { quarterEnd } from '../freight/verdict/quarterEnd.ts';
import type { FreePlace } from '../trucks/FreePlace.ts';

const minute = 60_000;

/** How a truck comes to the first stop. */
export interface Approach {
  readonly free: { readonly city: string | null; readonly country: string; readonly at: Date } | null;
  readonly emptyKm: number | null;
  readonly slackMin: number | null;
}

/** From where a truck is free to the first stop; minutes to spare may be below zero. */
export function approachTo({ stops: [first] }: Task, free: FreePlace | null, now: Date): Approach {
  const { lat = null, lng = null, country = null } = first?.place ?? {};
  if (!free || lat === null || lng === null) return { free: null, emptyKm: null, slackMin: null };
  const way = [free, { lat, lng, country: country ?? '' }];
  const { km, minutes } = estimateRoute(way);
  const arrival = Math.max(now.getTime(), free.at.getTime()) + elapsedMinutes(minutes, way) * minute;
  const end = Date.parse(first?.window?.to ?? '');
  // As the verdict tells it.
  const slack = (end - (arrival > end ? quarterEnd(arrival) : arrival)) / minute;
  return {
    free: { city: free.city, country: free.country, at: free.at },
    emptyKm: km,
    slackMin: Number.isFinite(slack) ? Math.floor(slack) : null,
  };
}
