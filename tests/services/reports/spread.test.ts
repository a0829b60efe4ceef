import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { medianAt, p10At, p90At } from '../../../services/reports/quantiles.ts';
import { spread } from '../../../services/reports/spread.ts';

/** All there are with what lies in their middle or above most, found by sorting them. */
const foundBySorting = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const [n, valueAt] = [sorted.length, (rank: number) => sorted[rank]];
  return [n, medianAt(n, valueAt), p10At(n, valueAt), p90At(n, valueAt)];
};

const value = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 1_000_000_000 }));

it('finds the middle of all values, whether they come alone, several at once, or are taken away again', () => {
  const added = fc.record({ value, often: fc.constantFrom(1, 1, 1, 2, 40), taken: fc.integer({ min: 0, max: 40 }) });
  fc.assert(
    fc.property(fc.array(added, { maxLength: 60 }), (all) => {
      const found = spread();
      const values: number[] = [];
      for (const each of all) {
        const taken = Math.min(each.taken, each.often);
        found.add(each.value, each.often);
        if (taken > 0) found.add(each.value, -taken);
        values.push(...Array.from({ length: each.often - taken }, () => each.value));
      }
      expect([found.n(), found.median(), found.p10(), found.p90()]).toEqual(foundBySorting(values));
    }),
  );
});

it.each([
  ['spread out', (nth: number) => (nth * 15_485_863) % 250_000],
  ['all the same', () => 7],
  ['nearly all the same', (nth: number) => (nth === 0 ? 1_000_000_000 : nth % 3)],
])('finds the same among thousands of values that are %s', (_, valueOf) => {
  const found = spread();
  const values = Array.from({ length: 6_000 }, (_value, nth) => valueOf(nth));
  for (const each of values) found.add(each);
  for (const each of values.slice(0, 2_000)) found.add(each, 2);
  for (const each of values.slice(0, 1_000)) found.add(each, -3);
  const left = [...values.slice(1_000), ...values.slice(1_000, 2_000), ...values.slice(1_000, 2_000)];
  expect([found.n(), found.median(), found.p10(), found.p90()]).toEqual(foundBySorting(left));
});

it('counts on after it was asked', () => {
  const found = spread();
  found.add(10);
  expect(found.median()).toBe(10);
  found.add(20);
  expect(found.median()).toBe(15);
});

it('says of values what they say in order, however many differ and however often each comes', () => {
  const anyValue = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
    { weight: 1, arbitrary: fc.double({ min: -100, max: 30_000, noNaN: true }).filter((each) => !Object.is(each, -0)) },
  );
  const some = fc.array(fc.tuple(anyValue, fc.integer({ min: 1, max: 3 })), { maxLength: 1_500, size: 'max' });
  fc.assert(
    fc.property(some, (added) => {
      const own = spread();
      for (const [each, often] of added) own.add(each, often);
      const all = added.flatMap(([each, often]) => Array.from({ length: often }, () => each));
      expect([own.n(), own.median(), own.p10(), own.p90()]).toEqual(foundBySorting(all));
    }),
  );
});
