import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDay } from '../../../../../src/domain/calendar/readDay.ts';
import { readSpan } from '../../../../../src/ui/components/dates/model/readSpan.ts';
import { readTypedSpan } from '../../../../../src/ui/components/dates/model/readTypedSpan.ts';
import { emptySpan } from '../../../../../src/domain/calendar/Span.ts';
import { writeSpan } from '../../../../../src/ui/components/dates/model/writeSpan.ts';
import { outsideText } from '../../../../support/outsideValues.ts';

const chicago = 'America/Chicago';

it.each([
  ['2026-03-05T14:30:00Z', '2026-03-05T14:30:00.000Z'],
  ['2026-03-05T14:30Z', '2026-03-05T14:30:00.000Z'],
  ['2026-03-05t14:30:15.5+01:00', '2026-03-05T13:30:15.500Z'],
  ['2026-03-05T14:30:00,123456-0500', '2026-03-05T19:30:00.123Z'],
  ['2026-03-05 14:30:00+02', '2026-03-05T12:30:00.000Z'],
  ['2026-03-05', '2026-03-05T06:00:00.000Z'],
  ['2026-03-05T14:30', '2026-03-05T20:30:00.000Z'],
  [' 2024-02-29 ', '2024-02-29T06:00:00.000Z'],
])('reads %s', (raw, instant) => {
  expect(readSpan(raw, 'single', chicago)).toEqual({ from: Date.parse(instant), to: undefined });
});

it.each([
  'today',
  '2026-02-29',
  '2026-13-01',
  '2026-03-05T24:00:00Z',
  '2026-03-05T23:59:60Z',
  '2026-03-05T14:60Z',
  '2026-03-05T14:30+25:00',
  '20260305',
  '0000-01-01',
  '2026-03-05 ~ 2026-03-06',
])('%s is malformed as a single value', (raw) => {
  expect(readSpan(raw, 'single', chicago)).toBeUndefined();
});

it.each([
  ['', ''],
  ['2026-03-05T00:00:00-06:00 ~ 2026-03-06T00:00:00-06:00', '2026-03-05T00:00:00-06:00 ~ 2026-03-06T00:00:00-06:00'],
  ['2026-03-05~', '2026-03-05T00:00:00-06:00 ~'],
  ['~2026-03-05', '~ 2026-03-05T00:00:00-06:00'],
])('the range %j is written %j', (raw, written) => {
  const span = readSpan(raw, 'range', chicago);
  expect(span && writeSpan(span, 'range', chicago)).toBe(written);
});

it('nothing that is typed throws, or becomes an instant that is none', () => {
  const text = fc.oneof(outsideText, fc.stringMatching(/^[\d/:. ~–TZ+apm-]{0,40}$/));
  fc.assert(
    fc.property(text, fc.constantFrom('single' as const, 'range' as const), (raw, mode) => {
      for (const span of [
        readSpan(raw, mode, chicago),
        readTypedSpan(raw, emptySpan, mode, 'en-US', chicago, 'second'),
      ])
        for (const end of [span?.from, span?.to]) expect(end === undefined || Number.isInteger(end)).toBe(true);
    }),
  );
});

it.each(['9999-12-31', '9999-12-30', '1583-01-01', '1582-12-31'])(
  'The day %s is too near the ends of the calendar to be reckoned with',
  (day) => {
    expect(readDay(day)).toBeUndefined();
  },
);

it.each(['2026-01-05', '2024-02-29', '1583-01-03', '9999-12-29'])('%s is a day of the calendar', (day) => {
  expect(readDay(day)).toBe(day);
});

it.each(['', '2026-1-5', '2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-01-05T00:00:00Z', '05.01.2026'])(
  '%j is no day of the calendar',
  (text) => {
    expect(readDay(text)).toBeUndefined();
  },
);

it('A day is read without an error whatever is typed, and comes out as it went in', () => {
  fc.assert(
    fc.property(outsideText, (text) => {
      expect([text, undefined]).toContain(readDay(text));
    }),
  );
});
