import { earthRadiusKm } from '../../freight/route/earthRadiusKm.ts';
import type { Spot } from '../spotsOf.ts';
import { carriedByOneOf } from './carriedByOneOf.ts';
import type { Condition } from './Condition.ts';
import { numberAt, type OpenLoads } from './OpenLoads.ts';

/** How far from trucks loads are looked for, in km as the crow flies: farther only where too few were found. Those beyond match none. */
const reaches = [40, 100, 320] as const;

const closenessAt = (km: number): number => Math.cos(km / earthRadiusKm);

/** A spot as seen from a place where loads begin. */
interface Way {
  readonly place: number;
  /** Minus the cosine of the angle between them, which sorts as the distance does. */
  readonly way: number;
  readonly carries: Condition;
}

/** Loads by the place where they begin. */
function loadsByPlace(some: readonly number[], loads: OpenLoads): (place: number) => Uint32Array {
  const from = loads.column('from');
  const ends = new Uint32Array(loads.places.size + 1);
  for (const at of some) ends[numberAt(from, at) + 1] = (ends[numberAt(from, at) + 1] ?? 0) + 1;
  for (let place = 1; place < ends.length; place += 1) ends[place] = (ends[place] ?? 0) + (ends[place - 1] ?? 0);
  const starts = ends.slice();
  const grouped = new Uint32Array(some.length);
  for (const at of some) {
    const place = numberAt(from, at);
    const next = starts[place] ?? 0;
    grouped[next] = at;
    starts[place] = next + 1;
  }
  return (place) => grouped.subarray(ends[place], ends[place + 1]);
}

/** The ways of one reach that are longer than another, the shortest first. */
function waysWithin(
  around: readonly (readonly [Float64Array, Condition])[],
  beyondKm: number,
  km: number,
): readonly Way[] {
  const [least, most] = [closenessAt(km), beyondKm === 0 ? Infinity : closenessAt(beyondKm)];
  const ways: Way[] = [];
  for (const [closeness, carries] of around) {
    for (let place = 0; place < closeness.length; place += 1) {
      const close = numberAt(closeness, place);
      if (close >= least && close < most) ways.push({ place, way: -close, carries });
    }
  }
  return ways.toSorted((one, other) => one.way - other.way);
}

/**
 * How far it is to some loads from the nearest truck that fits: minus the cosine of the angle, or NaN where none fits or all are too far. Once
 * `enough` are found the others are left: they are no nearer.
 */
export function waysTo(
  some: readonly number[],
  loads: OpenLoads,
  spots: readonly Spot[],
  enough: number,
): Float64Array {
  const found = new Float64Array(loads.size).fill(NaN);
  const loadsAt = loadsByPlace(some, loads);
  const around = spots.map(({ at, trucks }) => [loads.places.closenessTo(at), carriedByOneOf(trucks, loads)] as const);
  let count = 0;
  let longest = -Infinity;
  for (const [reach, km] of reaches.entries()) {
    for (const { place, way, carries } of waysWithin(around, reaches[reach - 1] ?? 0, km)) {
      if (count >= enough && way > longest) return found;
      longest = way;
      for (const at of loadsAt(place)) {
        if (!Number.isNaN(numberAt(found, at)) || !carries(at)) continue;
        found[at] = way;
        count += 1;
      }
    }
  }
  return found;
}
