import { earthRadiusKm } from '../earthRadiusKm.ts';
import type { Spot } from '../spotsOf.ts';
import { carriedByOneOf } from './carriedByOneOf.ts';
import { numberAt, type OpenLoads } from './OpenLoads.ts';

/** Loads farther from a truck than that do not match it, in km as the crow flies. */
const farthestKm = 320;
const least = Math.cos(farthestKm / earthRadiusKm);

interface Reached {
  readonly way: number;
  readonly carries: (at: number) => boolean;
}

/** The spots that are near enough to each place, the nearest first. */
function spotsByPlace(loads: OpenLoads, spots: readonly Spot[]): (place: number) => readonly Reached[] {
  const around = spots.map(({ at, trucks }) => ({
    closeness: loads.places.closenessTo(at),
    carries: carriedByOneOf(trucks, loads),
  }));
  const known: (readonly Reached[] | undefined)[] = [];
  return (place) => {
    known[place] ??= around
      .map(({ closeness, carries }) => ({ way: -numberAt(closeness, place), carries }))
      .filter(({ way }) => way <= -least)
      .toSorted((one, other) => one.way - other.way);
    return known[place];
  };
}

/**
 * How far it is to each of some loads from the nearest truck that fits it, as minus the cosine of the angle, which sorts as the distance does;
 * NaN where none fits or all are too far.
 */
export function waysTo(some: readonly number[], loads: OpenLoads, spots: readonly Spot[]): Float64Array {
  const from = loads.column('from');
  const spotsAround = spotsByPlace(loads, spots);
  const ways = new Float64Array(loads.size).fill(NaN);
  for (const at of some) {
    ways[at] = spotsAround(numberAt(from, at)).find(({ carries }) => carries(at))?.way ?? NaN;
  }
  return ways;
}
