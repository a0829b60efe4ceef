import { earthRadiusKm } from '../earthRadiusKm.ts';
import { onSphere } from '../onSphere.ts';
import type { Spot } from '../spotsOf.ts';
import { carriedByOneOf } from './carriedByOneOf.ts';
import type { OpenLoad } from './OpenLoad.ts';
import { closeness, type Place } from './Place.ts';

/** Loads farther from a truck than that do not match it, in km as the crow flies. */
const farthestKm = 320;
const least = Math.cos(farthestKm / earthRadiusKm);

/** Of each load that a truck fits, how far the nearest of them is: minus the cosine of the angle, which sorts as the distance does. */
export type Ways = ReadonlyMap<OpenLoad, number>;

interface Reached {
  readonly way: number;
  readonly carries: (load: OpenLoad) => boolean;
}

/** How far it is to each of the loads from the nearest truck that fits it, without those that none does. */
export function waysTo(loads: Iterable<OpenLoad>, spots: readonly Spot[]): Ways {
  const around = spots.map(({ at, trucks }) => ({ point: onSphere(at), carries: carriedByOneOf(trucks) }));
  const reachedFrom = new Map<Place, readonly Reached[]>();
  const reach = (place: Place): readonly Reached[] => {
    const known = reachedFrom.get(place);
    if (known) return known;
    const reached = around
      .map(({ point, carries }) => ({ way: -closeness(point, place.point), carries }))
      .filter(({ way }) => way <= -least)
      .toSorted((one, other) => one.way - other.way);
    reachedFrom.set(place, reached);
    return reached;
  };
  const ways = new Map<OpenLoad, number>();
  for (const load of loads) {
    const nearest = reach(load.from).find(({ carries }) => carries(load));
    if (nearest) ways.set(load, nearest.way);
  }
  return ways;
}
