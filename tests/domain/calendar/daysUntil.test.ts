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
])('from today to %s it is %i days', (date, days) => {
  expect(daysUntil(date, today)).toBe(days);
});

it('a day is as far off as the days one has to wait, over every change of clocks', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (offset) => {
      expect(daysUntil(day(offset), today)).toBe(offset);
    }),
  );
});
