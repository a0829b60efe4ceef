import { estimateRoute } from '../distance/estimateRoute.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { Stop } from '../stop/Stop.ts';
import { stopPoint } from '../stop/stopPoint.ts';
import { usualServiceMin } from '../stop/usualServiceMin.ts';
import { elapsedMinutes } from './elapsedMinutes.ts';

const minute = 60_000;

/** Which stop is missed, and the minutes there are until its window ends and that are needed, from the beginning of the first window. */
export interface MissedWindow {
  readonly stop: number;
  readonly has: number;
  readonly needs: number;
}

/**
 * The first stop whose window ends before a single driver, who sets out when the first window begins, can be there with breaks and
 * rests. Undefined if all can be kept, or a place or the first window is not known.
 */
export const missedWindow = (stops: readonly Stop[]): MissedWindow | undefined => {
  const points = stops.flatMap((stop) => stopPoint(stop) ?? []);
  const start = readRfc3339(stops[0]?.window?.from);
  if (start === undefined || points.length < stops.length) return undefined;
  let [driven, spent] = [0, 0];
  for (const [at, leg] of estimateRoute(points).legs.entries()) {
    spent += stops[at]?.serviceMin ?? usualServiceMin;
    driven += leg.minutes;
    const needs = Math.round(elapsedMinutes(driven, points) + spent);
    const window = stops[at + 1]?.window;
    const end = readRfc3339(window?.to);
    const has = end === undefined ? Infinity : (end - start) / minute;
    if (needs > has) return { stop: at + 1, has: Math.floor(has), needs };
    const begin = readRfc3339(window?.from);
    if (begin !== undefined) spent += Math.max(0, (begin - start) / minute - needs);
  }
  return undefined;
};
