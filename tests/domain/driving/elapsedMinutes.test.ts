import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { elapsedMinutes } from '../../../src/domain/driving/elapsedMinutes.ts';

it.each([
  [0, 0],
  [4.5, 4.5],
  [4.6, 5.35],
  [9, 9.75],
  [9.5, 21.25],
  [10, 21.75],
  [18, 30.5],
  [20, 43.5],
])('%f hours at the wheel take %f hours', (hours, elapsed) => {
  expect(elapsedMinutes(hours * 60)).toBeCloseTo(elapsed * 60, 6);
});

it('more driving never takes less time', () => {
  const minutes = fc.integer({ min: 0, max: 6_000 });
  fc.assert(
    fc.property(minutes, minutes, (one, more) => {
      expect(elapsedMinutes(one + more)).toBeGreaterThanOrEqual(elapsedMinutes(one) + more);
    }),
  );
});
