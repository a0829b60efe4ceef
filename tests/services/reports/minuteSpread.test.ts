import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { minuteSpread } from '../../../services/reports/minuteSpread.ts';
import { spread } from '../../../services/reports/spread.ts';

const most = 90;

it('says of minutes what a spread of any values says, also where some were taken away again', () => {
  const added = fc.record({
    value: fc.integer({ min: 0, max: most }),
    often: fc.constantFrom(1, 1, 2, 40),
    taken: fc.integer({ min: 0, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(added, { maxLength: 60 }), (all) => {
      const [minutes, values] = [minuteSpread(most), spread()];
      for (const each of [minutes, values]) {
        for (const { value, often } of all) each.add(value, often);
        for (const { value, often, taken } of all) each.add(value, -Math.min(taken, often));
      }
      expect([minutes.n(), minutes.median(), minutes.p90()]).toEqual([values.n(), values.median(), values.p90()]);
    }),
  );
});
