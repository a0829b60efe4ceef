import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysUntil } from '../../../src/domain/calendar/daysUntil.ts';

const today = '2026-01-05';
const day = (offset: number): string => new Date(Date.UTC(2026, 0, 5 + offset)).toISOString().slice(0, 10);

it.each([
  ['2026-01-05', 0],
  ['2026-01-06', 1],
  ['2026-01-04', -1],
  ['2026-03-30', 84],
  ['2027-01-05', 365],
])('%s is %i days from today', (date, days) => {
  expect(daysUntil(date, today)).toBe(days);
});

it('counts calendar days across daylight saving changes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (offset) => {
      expect(daysUntil(day(offset), today)).toBe(offset);
    }),
  );
});
