import { earthRadiusKm } from '../../freight/route/earthRadiusKm.ts';
import type { Spot } from '../spotsOf.ts';
import { carriedByOneOf } from './carriedByOneOf.ts';
import type { Condition } from './Condition.ts';
import type { InTurns } from './InTurns.ts';
import { numberAt, type OpenLoads } from './OpenLoads.ts';

/**
 * How far from trucks loads are looked for, in km as the crow flies: farther only where too few were found. Those beyond match none. The ways of
 * one reach are sorted at once, some ten thousands of them.
 */
const reaches = [40, 100, 160, 220, 270, 320] as const;

/** So many loads are compared with a thousand trucks within a millisecond. */
const piece = 256;

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
  return (place) => grouped.subarray(ends[place] ?? some.length, ends[place + 1] ?? some.length);
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

interface Sought {
  readonly some: readonly number[];
  readonly loads: OpenLoads;
  readonly spots: readonly Spot[];
  readonly enough: number;
}

/**
 * How far it is to some loads from the nearest truck that fits: minus the cosine of the angle, or NaN where none fits or all are too far. Once
 * `enough` are found the others are left: they are no nearer.
 */
export async function waysTo({ some, loads, spots, enough }: Sought, inTurns: InTurns): Promise<Float64Array> {
  const found = new Float64Array(loads.size).fill(NaN);
  const loadsAt = loadsByPlace(some, loads);
  const around: (readonly [Float64Array, Condition])[] = [];
  await inTurns(spots, ({ at, trucks }) =>
    around.push([loads.places.closenessTo(at), carriedByOneOf(trucks, loads)] as const),
  );
  let count = 0;
  let longest = -Infinity;
  function* nearestFirst(): Generator<Way & { readonly there: Uint32Array }> {
    for (const [reach, km] of reaches.entries()) {
      for (const each of waysWithin(around, reaches[reach - 1] ?? 0, km)) {
        if (count >= enough && each.way > longest) return;
        longest = each.way;
        const there = loadsAt(each.place);
        for (let from = 0; from < there.length; from += piece)
          yield { ...each, there: there.subarray(from, from + piece) };
      }
    }
  }
  await inTurns(nearestFirst(), ({ way, carries, there }) => {
    for (const at of there) {
      if (!Number.isNaN(numberAt(found, at)) || !carries(at)) continue;
      found[at] = way;
      count += 1;
    }
  });
  return found;
}
