import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { medianOf, p10Of, p90Of } from '../../../services/reports/quantiles.ts';
import { spread } from '../../../services/reports/spread.ts';

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
      const sorted = values.toSorted((one, other) => one - other);
      expect([found.n(), found.median(), found.p10(), found.p90()]).toEqual([
        sorted.length,
        medianOf(sorted),
        p10Of(sorted),
        p90Of(sorted),
      ]);
    }),
  );
});

it('counts on after it was asked', () => {
  const found = spread();
  found.add(10);
  expect(found.median()).toBe(10);
  found.add(20);
  expect(found.median()).toBe(15);
});
