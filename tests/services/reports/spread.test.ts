import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { medianOf, p10Of, p90Of } from '../../../services/reports/quantiles.ts';
import { spread } from '../../../services/reports/spread.ts';

const values = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 20_000 }) },
  { weight: 1, arbitrary: fc.double({ min: -100, max: 30_000, noNaN: true }) },
);

it('a spread says of values what they say in order, however many differ and however often each comes', () => {
  const some = fc.array(fc.tuple(values, fc.integer({ min: 1, max: 3 })), { maxLength: 1_500, size: 'max' });
  fc.assert(
    fc.property(some, (added) => {
      const own = spread();
      for (const [value, often] of added) own.add(value, often);
      const sorted = Float64Array.from(added.flatMap(([value, often]) => Array.from({ length: often }, () => value)));
      sorted.sort();
      expect([own.n(), own.median(), own.p10(), own.p90()]).toEqual([
        sorted.length,
        medianOf(sorted),
        p10Of(sorted),
        p90Of(sorted),
      ]);
    }),
  );
});
