import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDay } from '../../../src/domain/calendar/parseDay.ts';
import { outsideText } from '../../support/outsideValues.ts';

it.each(['9999-12-31', '9999-12-30', '1583-01-01', '1582-12-31'])(
  'rejects %s as too close to the limits of the calendar to convert between time zones',
  (day) => {
    expect(parseDay(day)).toBeUndefined();
  },
);

it.each(['2026-01-05', '2024-02-29', '1583-01-03', '9999-12-29'])('accepts %s as a day', (day) => {
  expect(parseDay(day)).toBe(day);
});

it.each(['', '2026-1-5', '2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-01-05T00:00:00Z', '05.01.2026'])(
  'rejects %j as a day',
  (text) => {
    expect(parseDay(text)).toBeUndefined();
  },
);

it('any text is returned unchanged or rejected, and never throws', () => {
  fc.assert(
    fc.property(outsideText, (text) => {
      expect([text, undefined]).toContain(parseDay(text));
    }),
  );
});
