import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeUntil } from '../../../src/domain/calendar/timeUntil.ts';

const today = '2026-01-05';
const day = (offset: number): string => new Date(Date.UTC(2026, 0, 5 + offset)).toISOString().slice(0, 10);

it.each([
  ['2026-01-05', 0, 'day'],
  ['2026-01-04', -1, 'day'],
  ['2026-04-05', 90, 'day'],
  ['2026-04-06', 3, 'month'],
  ['2026-05-04', 3, 'month'],
  ['2026-05-05', 4, 'month'],
  ['2025-10-01', -3, 'month'],
  ['2027-01-05', 12, 'month'],
  ['2028-01-04', 23, 'month'],
  ['2028-01-05', 2, 'year'],
  ['2030-05-27', 4, 'year'],
  ['2023-12-31', -2, 'year'],
])('%s is %i %ss away', (date, count, unit) => {
  expect(timeUntil(date, today)).toEqual({ count, unit });
});

it('never rounds up, and never confuses past and future', () => {
  const lengths = { day: 1, month: 31, year: 366 };
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (offset) => {
      const { count, unit } = timeUntil(day(offset), today);
      expect(Math.sign(count)).toBe(Math.sign(offset));
      expect(Math.abs(count) * lengths[unit]).toBeLessThanOrEqual(Math.abs(offset) * 1.11);
    }),
  );
});
