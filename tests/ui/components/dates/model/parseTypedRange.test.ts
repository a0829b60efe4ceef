import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyRange } from '../../../../../src/domain/calendar/InstantRange.ts';
import { parseDayRange } from '../../../../../src/domain/calendar/parseDayRange.ts';
import { formatRange } from '../../../../../src/ui/components/dates/model/formatRange.ts';
import { formatTypedRange } from '../../../../../src/ui/components/dates/model/formatTypedRange.ts';
import { parseTypedRange } from '../../../../../src/ui/components/dates/model/parseTypedRange.ts';
import type { PickerMode } from '../../../../../src/ui/components/dates/model/PickerMode.ts';
import type { TypedReading } from '../../../../../src/ui/components/dates/model/TypedReading.ts';

/** On a Tuesday. */
const how: TypedReading = {
  mode: 'range',
  precision: 'minute',
  zone: 'UTC',
  locale: 'en-US',
  today: '2026-11-24',
};

const parseIn = (mode: PickerMode, typed: string, locale = 'en-US') => {
  const range = parseTypedRange(typed, emptyRange, { ...how, mode, locale });
  return range && formatRange(range, mode, 'UTC');
};

describe('parsing a typed range', () => {
  const days = '2026-03-05T00:00:00Z ~ 2026-03-09T23:59:59.999Z';
  it.each([
    ['en-US', '3/5/2026 ~ 3/9/2026', days],
    ['en-US', '3/5/2026~3/9/2026', days],
    ['en-US', '3/5/2026 - 3/9/2026', days],
    ['en-US', '3/5/2026 – 3/9/2026', days],
    ['en-US', '3/5/2026—3/9/2026', days],
    ['en-US', '2026-03-05 - 2026-03-09', days],
    ['en-US', '3-5-2026 - 3-9-2026', days],
    ['en-US', '3/5/2026 - 3/9', days],
    ['en-US', '3/5 - 3/9/2026', days],
    ['de-DE', '5.3. – 9.3.2026', days],
    ['en-US', '5.3. – 9.3.2026', days],
    ['de-DE', '5.3.2026-9.3.2026', days],
    ['de-DE', '05.03.-09.03.2026', days],
    ['en-US', '3/5-3/9/2026', days],
    ['en-US', '2026-03-05-2026-03-09', days],
    ['en-US', 'Mar 5 – Mar 9, 2026', days],
    ['en-US', '5 March - 9 March 2026', days],
    ['en-US', '5-Mar-2026 - 9-Mar-2026', days],
    ['en-US', '3/5/2026 8am - 3/9 2:30 pm', '2026-03-05T08:00:00Z ~ 2026-03-09T14:30:59.999Z'],
    ['en-US', '2026-03-05T08:00Z - 2026-03-09T14:30:00Z', '2026-03-05T08:00:00Z ~ 2026-03-09T14:30:00Z'],
    ['en-US', '3/5/2026 ~', '2026-03-05T00:00:00Z ~'],
    ['en-US', '~ 3/9/2026', '~ 2026-03-09T23:59:59.999Z'],
  ])('accepts in %s %s', (locale, typed, written) => {
    for (const mode of ['range', 'rangeFrom', 'rangeTo'] as const) expect(parseIn(mode, typed, locale)).toBe(written);
  });

  it.each(['3/5/2026 - 3/9/2026', '3/5/2026 – 3/9', '3/5/2026 ~ 3/9/2026', '3/5/2026 ~'])(
    'rejects %s as a single date',
    (typed) => {
      expect(parseIn('single', typed)).toBeUndefined();
    },
  );

  it.each(['13/5 - 14/5', '3/5/2026 - 3/9 - 3/10', '3/5/2026 - soon', '3/5/2026 3/9/2026'])('rejects %s', (typed) => {
    expect(parseIn('range', typed)).toBeUndefined();
  });
});

it.each(['en-US', 'en-GB', 'de-DE', 'fr-FR', 'fr-CA', 'fi-FI', 'pl-PL', 'ja-JP', 'ko-KR', 'sv-SE', 'bg-BG', 'ar-EG'])(
  'a range shown in %s is parsed as the same range',
  (locale) => {
    const second = fc.integer({ min: Date.UTC(1990, 0, 1) / 1000, max: Date.UTC(2080, 0, 1) / 1000 });
    fc.assert(
      fc.property(second, second, (from, to) => {
        const range = { from: from * 1000, to: to * 1000 };
        const typed = formatTypedRange(range, 'range', locale, 'UTC', 'second');
        expect(parseTypedRange(typed, emptyRange, { ...how, locale, precision: 'second' })).toEqual(range);
      }),
      { numRuns: 10 },
    );
  },
);

it('an unchanged end of a typed range keeps its milliseconds', () => {
  const before = { from: Date.parse('2026-03-05T10:00:01.250Z'), to: Date.parse('2026-03-06T10:00:02.750Z') };
  const typed = '03/04/2026, 10:00 AM ~ 03/06/2026, 10:00 AM';
  expect(parseTypedRange(typed, before, how)).toEqual({
    from: Date.parse('2026-03-04T10:00:00Z'),
    to: before.to,
  });
});

it('a field for days rejects a time', () => {
  expect(parseTypedRange('3/5/2026 10:00', emptyRange, { ...how, precision: 'day' })).toBeUndefined();
});

describe('a typed filter by days', () => {
  const chicago = 'America/Chicago';
  const typed = (text: string) => parseTypedRange(text, emptyRange, { ...how, zone: chicago, precision: 'day' });

  it('is the same as one in the address', () => {
    expect(typed('3/5/2026 - 3/9/2026')).toEqual(parseDayRange('2026-03-05', '2026-03-09', chicago));
  });

  it('is one day when only one is typed', () => {
    expect(typed('3/5/2026')).toEqual(parseDayRange('2026-03-05', '2026-03-05', chicago));
  });
});

const typedIn = (locale: string, text: string, more: Partial<TypedReading> = {}) => {
  const range = parseTypedRange(text, emptyRange, { ...how, locale, mode: 'single', precision: 'day', ...more });
  return range && formatRange(range, more.mode ?? 'single', 'UTC').replaceAll(/T00:00:00Z|T23:59:59.999Z/g, '');
};

describe('a date without a year', () => {
  it.each([
    ['en-IE', '25/11', '2026-11-25'],
    ['en-IE', '5/6', '2027-06-05'],
    ['en-US', '5/6', '2027-05-06'],
    ['en-US', '25/11', undefined],
    ['de-DE', '25.11.', '2026-11-25'],
    ['en-IE', '24/11', '2026-11-24'],
    ['en-IE', '23/11', '2027-11-23'],
    ['en-IE', '29/2', '2028-02-29'],
    ['en-IE', '31/6', undefined],
    ['en-IE', '25 Nov', '2026-11-25'],
    ['en-IE', 'tomorrow', '2026-11-25'],
    ['en-IE', 'Today', '2026-11-24'],
    ['en-IE', 'yesterday', '2026-11-23'],
    ['en-IE', 'Friday', '2026-11-27'],
    ['en-IE', 'mon', '2026-11-30'],
    ['de-DE', 'morgen', '2026-11-25'],
    ['de-DE', 'tomorrow', '2026-11-25'],
    ['en-IE', 'tomorrowish', undefined],
    ['en-IE', 'soon', undefined],
  ])('is in %s the coming one: %s', (locale, text, day) => {
    expect(typedIn(locale, text)).toBe(day);
  });

  it('is the last one where the coming one may not be chosen', () => {
    const latest = Date.parse('2026-11-24T23:59:59Z');
    expect(typedIn('en-IE', '25/11', { latest })).toBe('2025-11-25');
    expect(typedIn('en-IE', '5/6', { latest })).toBe('2026-06-05');
  });

  it.each([
    ['23/11 - 25/11', '2026-11-23 ~ 2026-11-25'],
    ['1/10', '2026-10-01 ~ 2026-10-01'],
    ['20/12 - 10/1', '2026-12-20 ~ 2027-01-10'],
    ['~ 10/1', '~ 2027-01-10'],
    ['yesterday - tomorrow', '2026-11-23 ~ 2026-11-25'],
  ])('is in a filter the nearest: %s', (text, days) => {
    expect(typedIn('en-IE', text, { mode: 'range' })).toBe(days);
  });

  it.each([
    ['23/11 8:15', '2026-11-23T08:15:00Z'],
    ['tomorrow 14:00', '2026-11-25T14:00:00Z'],
    ['fri 2pm', '2026-11-27T14:00:00Z'],
  ])('is with a time the nearest: %s', (text, instant) => {
    expect(typedIn('en-IE', text, { precision: 'minute' })).toBe(instant);
  });
});
