import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDay } from '../../../src/domain/calendar/parseDay.ts';
import { outsideText } from '../../support/outsideValues.ts';

it.each(['9999-12-31', '9999-12-30', '1583-01-01', '1582-12-31'])(
  '%s is too close to the ends of the calendar to be moved into any zone',
  (day) => {
    expect(parseDay(day)).toBeUndefined();
  },
);

it.each(['2026-01-05', '2024-02-29', '1583-01-03', '9999-12-29'])('%s is a day of the calendar', (day) => {
  expect(parseDay(day)).toBe(day);
});

it.each(['', '2026-1-5', '2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-01-05T00:00:00Z', '05.01.2026'])(
  '%j is no day of the calendar',
  (text) => {
    expect(parseDay(text)).toBeUndefined();
  },
);

it('any text is a day as it is written, or none, and never an error', () => {
  fc.assert(
    fc.property(outsideText, (text) => {
      expect([text, undefined]).toContain(parseDay(text));
    }),
  );
});
