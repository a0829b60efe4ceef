import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { earthRadiusKm } from '../../../services/freight/route/earthRadiusKm.ts';
import type { InTurns } from '../../../services/loads/market/InTurns.ts';
import { OpenLoads } from '../../../services/loads/market/OpenLoads.ts';
import { waysTo } from '../../../services/loads/market/waysTo.ts';
import type { Position } from '../../../services/loads/loadQuery.ts';
import { onSphere } from '../../../services/loads/onSphere.ts';
import { keptLoadOf } from '../../support/services/keptLoadOf.ts';

/** Some 700 km from corner to corner, so that some are beyond the farthest reach. */
const position = fc.record({ lat: fc.integer({ min: 50, max: 54 }), lng: fc.integer({ min: 8, max: 14 }) });
const place = fc.record({ at: position, isCarried: fc.boolean() });

const kmOf = (cosine: number): number => Math.acos(Math.min(1, cosine)) * earthRadiusKm;

const kmBetween = (one: Position, other: Position): number => {
  const [a, b] = [onSphere(one), onSphere(other)];
  return kmOf(a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
};

const sorted = (ways: readonly number[]): readonly number[] =>
  ways.filter((way) => !Number.isNaN(way)).toSorted((one, other) => one - other);

const atOnce: InTurns = async (items, work) => {
  for (const item of items) work(item);
};

it('the nearest truck is found for each load, and for as many as a page needs the nearest of all', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(place, { maxLength: 40 }),
      fc.array(position, { minLength: 1, maxLength: 4 }),
      fc.nat({ max: 12 }),
      async (places, trucksAt, enough) => {
        const loads = new OpenLoads();
        // What says nothing of its needs is carried by every truck; a kilogram by none, as no truck is told.
        for (const [n, { at, isCarried }] of places.entries()) {
          loads.put(keptLoadOf(n, { from: loads.places.numberOf(at), payloadKg: isCarried ? NaN : 1 }));
        }
        const all = [...places.keys()];
        const spots = trucksAt.map((at) => ({ at, trucks: [] }));
        const ways = (await waysTo({ some: all, loads, spots, enough: Infinity }, atOnce)).slice(0, places.length);
        const nearest = places.map(({ at, isCarried }) => {
          const km = Math.min(...trucksAt.map((truck) => kmBetween(at, truck)));
          return isCarried && km <= 320 ? km : NaN;
        });
        expect([...ways].map((way) => kmOf(-way))).toEqual(nearest);
        const some = (await waysTo({ some: all, loads, spots, enough }, atOnce)).slice(0, places.length);
        expect(sorted([...some]).slice(0, enough)).toEqual(sorted([...ways]).slice(0, enough));
      },
    ),
  );
});
