import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay } from '../../../src/domain/dates/readDay.ts';
import { readSpan } from '../../../src/domain/dates/readSpan.ts';
import { readTyped } from '../../../src/domain/dates/readTyped.ts';
import { readTypedSpan } from '../../../src/domain/dates/readTypedSpan.ts';
import { emptySpan } from '../../../src/domain/dates/Span.ts';
import { writeSpan } from '../../../src/domain/dates/writeSpan.ts';
import { writeTypedSpan } from '../../../src/domain/dates/writeTypedSpan.ts';

const chicago = 'America/Chicago';

it.each([
  ['2026-03-05T14:30:00Z', '2026-03-05T14:30:00.000Z'],
  ['2026-03-05T14:30Z', '2026-03-05T14:30:00.000Z'],
  ['2026-03-05t14:30:15.5+01:00', '2026-03-05T13:30:15.500Z'],
  ['2026-03-05T14:30:00,123456-0500', '2026-03-05T19:30:00.123Z'],
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

describe('A text field takes', () => {
  it.each([
    ['en-US', '3/5/2026 2:30 pm', { day: '2026-03-05', hour: 14, minute: 30 }],
    ['en-US', '03/05/2026, 12:05 AM', { day: '2026-03-05', hour: 0, minute: 5 }],
    ['en-US', '3/5/26 2p', { day: '2026-03-05', hour: 14, minute: 0 }],
    ['en-US', '2026-03-05 14:30:15', { day: '2026-03-05', hour: 14, minute: 30, second: 15 }],
    ['en-US', '2026/3/5', { day: '2026-03-05' }],
    ['de-DE', '5.3.2026, 14:30', { day: '2026-03-05', hour: 14, minute: 30 }],
    ['en-GB', '05/03/2026', { day: '2026-03-05' }],
    ['ja-JP', '2026/03/05 14:30', { day: '2026-03-05', hour: 14, minute: 30 }],
  ])('in %s %s', (locale, typed, written) => {
    expect(readTyped(typed, locale)).toEqual(written);
  });

  it.each([
    'tomorrow',
    '3/5',
    '13/5/2026',
    '3/5/2026 14:30 pm',
    '3/5/2026 2',
    '3/5/2026 pm',
    '1/2/3/4/5/6/7',
    '3/5/2026 25:00',
    '3/5/2026 1:30 mm',
  ])('not %s in en-US', (typed) => {
    expect(readTyped(typed, 'en-US')).toBeUndefined();
  });
});

it.each(['en-US', 'en-GB', 'de-DE', 'fr-FR', 'pl-PL', 'ja-JP', 'ko-KR', 'sv-SE', 'bg-BG', 'ar-EG'])(
  'what a field shows in %s can be typed',
  (locale) => {
    const second = fc.integer({ min: Date.UTC(1990, 0, 1) / 1000, max: Date.UTC(2080, 0, 1) / 1000 });
    fc.assert(
      fc.property(second, second, (from, to) => {
        const span = { from: from * 1000, to: to * 1000 };
        const typed = writeTypedSpan(span, 'range', locale, 'UTC', 'second');
        expect(readTypedSpan(typed, emptySpan, 'range', locale, 'UTC', 'second')).toEqual(span);
      }),
      { numRuns: 10 },
    );
  },
);

it('an end of a range takes in what was not typed of it', () => {
  const span = readTypedSpan('3/5/2026 ~ 3/6/2026', emptySpan, 'range', 'en-US', 'UTC', 'minute');
  expect(span && writeSpan(span, 'range', 'UTC')).toBe('2026-03-05T00:00:00Z ~ 2026-03-06T23:59:59Z');
});

it('an end that was not touched keeps its milliseconds', () => {
  const before = { from: Date.parse('2026-03-05T10:00:01.250Z'), to: Date.parse('2026-03-06T10:00:02.750Z') };
  const typed = '03/04/2026, 10:00 AM ~ 03/06/2026, 10:00 AM';
  expect(readTypedSpan(typed, before, 'range', 'en-US', 'UTC', 'minute')).toEqual({
    from: Date.parse('2026-03-04T10:00:00Z'),
    to: before.to,
  });
});

it('nothing that is typed throws, and nothing unreadable becomes a date', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d/:. ~TZ+apm-]{0,40}$/));
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
