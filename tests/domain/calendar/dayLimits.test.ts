import { describe, expect, it } from 'vitest';
import { dayLimits } from '../../../src/domain/calendar/dayLimits.ts';
import { emptyRange } from '../../../src/domain/calendar/InstantRange.ts';
import { parseDayRange } from '../../../src/domain/calendar/parseDayRange.ts';

const chicago = 'America/Chicago';
const whole = { from: '2026-03-05T00:00:00-06:00', to: '2026-03-09T23:59:59.999-05:00' };

describe("a filter by days covers whole days in the user's time zone", () => {
  it.each([
    ['2026-03-05', '2026-03-09', whole],
    ['2026-03-05T00:00:00-06:00', '2026-03-09T23:59:59-05:00', whole],
    ['2026-03-05T12:00Z', '2026-03-09T12:00Z', whole],
    ['2026-03-06T05:59Z', '2026-03-10T04:59Z', whole],
    ['', '2026-03-09', { to: whole.to }],
    ['2026-03-05', '', { from: whole.from }],
    ['', '', {}],
    ['lately', '', {}],
    ['2026-03-05', 'soon', {}],
    ['2026-02-30', '2026-03-09', {}],
  ])('from %j to %j', (from, to, limits) => {
    expect(dayLimits({ from, to }, chicago)).toEqual(limits);
  });

  it('including the last millisecond of a 25-hour day', () => {
    const { from, to } = parseDayRange('2026-11-01', '2026-11-01', chicago) ?? emptyRange;
    expect((to ?? 0) + 1 - (from ?? 0)).toBe(25 * 3_600_000);
  });
});
