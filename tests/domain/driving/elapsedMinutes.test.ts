import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { elapsedMinutes } from '../../../src/domain/driving/elapsedMinutes.ts';
import { drivingTimes } from '../../support/contract/drivingTimes.ts';

it.each(drivingTimes)('%f hours at the wheel in %j take %f hours', (hours, countries, elapsed) => {
  const places = countries.map((country) => ({ country }));
  expect(elapsedMinutes(hours * 60, places)).toBeCloseTo(elapsed * 60, 6);
});

it.each(['DE', 'US'])('more driving in %s never takes less time', (country) => {
  const places = [{ country }];
  const minutes = fc.integer({ min: 0, max: 6_000 });
  fc.assert(
    fc.property(minutes, minutes, (one, more) => {
      expect(elapsedMinutes(one + more, places)).toBeGreaterThanOrEqual(elapsedMinutes(one, places) + more);
    }),
  );
});
