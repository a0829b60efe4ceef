import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wilsonInterval } from '../../../services/reports/wilsonInterval.ts';

it.each([
  [9, 10, 65.2, 97.7],
  [160, 170, 90.4, 96.5],
])('of %i in %i cases the true share lies between %f and %f %', (count, n, low, high) => {
  const found = wilsonInterval(count, n);
  expect([found?.low, found?.high].map((share) => Math.round((share ?? 0) * 1000) / 10)).toEqual([low, high]);
});

it('says nothing without cases', () => {
  expect(wilsonInterval(0, 0)).toBeNull();
});

it('always holds the share itself, within 0 and 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, part) => {
      const count = Math.floor(n * part);
      const { low = Number.NaN, high = Number.NaN } = wilsonInterval(count, n) ?? {};
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(count / n + 1e-12);
      expect(high).toBeGreaterThanOrEqual(count / n - 1e-12);
      expect(high).toBeLessThanOrEqual(1);
    }),
  );
});
