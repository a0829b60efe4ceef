import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyRange } from '../../../../../src/domain/calendar/InstantRange.ts';
import { parseDayRange } from '../../../../../src/domain/calendar/parseDayRange.ts';
import { formatRange } from '../../../../../src/ui/components/dates/model/formatRange.ts';
import { formatTypedRange } from '../../../../../src/ui/components/dates/model/formatTypedRange.ts';
import { parseTypedRange } from '../../../../../src/ui/components/dates/model/parseTypedRange.ts';
import type { PickerMode } from '../../../../../src/ui/components/dates/model/PickerMode.ts';

const parseIn = (mode: PickerMode, typed: string, locale = 'en-US') => {
  const range = parseTypedRange(typed, emptyRange, mode, locale, 'UTC', 'minute');
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

  it.each(['3/5 - 3/9', '3/5/2026 - 3/9 - 3/10', '3/5/2026 - soon', '3/5/2026 3/9/2026'])('rejects %s', (typed) => {
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
        expect(parseTypedRange(typed, emptyRange, 'range', locale, 'UTC', 'second')).toEqual(range);
      }),
      { numRuns: 10 },
    );
  },
);

it('an unchanged end of a typed range keeps its milliseconds', () => {
  const before = { from: Date.parse('2026-03-05T10:00:01.250Z'), to: Date.parse('2026-03-06T10:00:02.750Z') };
  const typed = '03/04/2026, 10:00 AM ~ 03/06/2026, 10:00 AM';
  expect(parseTypedRange(typed, before, 'range', 'en-US', 'UTC', 'minute')).toEqual({
    from: Date.parse('2026-03-04T10:00:00Z'),
    to: before.to,
  });
});

it('a field for days rejects a time', () => {
  expect(parseTypedRange('3/5/2026 10:00', emptyRange, 'range', 'en-US', 'UTC', 'day')).toBeUndefined();
});

describe('a typed filter by days', () => {
  const chicago = 'America/Chicago';
  const typed = (text: string) => parseTypedRange(text, emptyRange, 'range', 'en-US', chicago, 'day');

  it('is the same as one in the address', () => {
    expect(typed('3/5/2026 - 3/9/2026')).toEqual(parseDayRange('2026-03-05', '2026-03-09', chicago));
  });

  it('is one day when only one is typed', () => {
    expect(typed('3/5/2026')).toEqual(parseDayRange('2026-03-05', '2026-03-05', chicago));
  });
});
