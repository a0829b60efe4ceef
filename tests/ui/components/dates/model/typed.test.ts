import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PickerMode } from '../../../../../src/ui/components/dates/model/PickerMode.ts';
import { readTyped } from '../../../../../src/ui/components/dates/model/readTyped.ts';
import { readTypedSpan } from '../../../../../src/ui/components/dates/model/readTypedSpan.ts';
import { emptySpan } from '../../../../../src/domain/calendar/Span.ts';
import { writeSpan } from '../../../../../src/ui/components/dates/model/writeSpan.ts';
import { writeTypedSpan } from '../../../../../src/ui/components/dates/model/writeTypedSpan.ts';

const readIn = (mode: PickerMode, typed: string, locale = 'en-US') => {
  const span = readTypedSpan(typed, emptySpan, mode, locale, 'UTC', 'minute');
  return span && writeSpan(span, mode, 'UTC');
};

describe('A text field takes', () => {
  it.each([
    ['en-US', '3/5/2026 2:30 pm', { day: '2026-03-05', hour: 14, minute: 30 }],
    ['en-US', '03/05/2026, 12:05 AM', { day: '2026-03-05', hour: 0, minute: 5 }],
    ['en-US', '3/5/26 2p', { day: '2026-03-05', hour: 14, minute: 0 }],
    ['en-US', '3-5-2026 2 p.m.', { day: '2026-03-05', hour: 14, minute: 0 }],
    ['en-US', '2026-03-05 14:30:15', { day: '2026-03-05', hour: 14, minute: 30, second: 15 }],
    ['en-US', '2026/3/5', { day: '2026-03-05' }],
    ['de-DE', '5.3.2026, 14:30', { day: '2026-03-05', hour: 14, minute: 30 }],
    ['fi-FI', '5.3.2026 14.30', { day: '2026-03-05', hour: 14, minute: 30 }],
    ['fr-FR', '5/3/2026 14h30', { day: '2026-03-05', hour: 14, minute: 30 }],
    ['en-GB', '05/03/2026', { day: '2026-03-05' }],
    ['ja-JP', '2026/03/05 14:30', { day: '2026-03-05', hour: 14, minute: 30 }],
    ['ja-JP', '2026年3月5日', { day: '2026-03-05' }],
    ['en-US', '31.12.2027', { day: '2027-12-31' }],
    ['en-US', '5.3.26 14:30', { day: '2026-03-05', hour: 14, minute: 30 }],
    ['sv-SE', '31.12.2027', { day: '2027-12-31' }],
    ['ko-KR', '26. 3. 5.', { day: '2026-03-05' }],
    ['en-US', '31 Dec 2027', { day: '2027-12-31' }],
    ['en-US', 'Dec 31, 2027', { day: '2027-12-31' }],
    ['en-US', 'december 31st, 2027', { day: '2027-12-31' }],
    ['en-US', '31st of December, 2027', { day: '2027-12-31' }],
    ['en-US', '31-DEC-2027', { day: '2027-12-31' }],
    ['en-US', '2027 Dec 31', { day: '2027-12-31' }],
    ['en-US', '1 Sept. 27', { day: '2027-09-01' }],
    ['en-US', 'Dec 31, 2027 at 2:30 PM', { day: '2027-12-31', hour: 14, minute: 30 }],
    ['en-US', '31 Dec 2027 2p', { day: '2027-12-31', hour: 14, minute: 0 }],
    ['de-DE', '31. Dezember 2027', { day: '2027-12-31' }],
    ['de-DE', '31. Dec 2027', { day: '2027-12-31' }],
    ['fr-FR', '1 déc. 2027', { day: '2027-12-01' }],
    ['es-ES', '31 de diciembre de 2027', { day: '2027-12-31' }],
    ['cs-CZ', '1. červen 2027', { day: '2027-06-01' }],
    ['cs-CZ', '1. července 2027', { day: '2027-07-01' }],
    ['ko-KR', '2026. 03. 05. PM 02:30', { day: '2026-03-05', hour: 14, minute: 30 }],
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
    '3/5/2026 - 3/9',
    '3/5/2026 - 3/9 pm',
    '3/5/2026 - 3/9/2026',
    '3/5/2026 – 3/9/2026',
    '3/5/2026-3/9/2026',
    '3/5/2026 3/9/2026',
    '3/5/2026 10 30',
    '3/5/2026 10-30',
    '12.31.2027',
    '31 Dec',
    '31 ju 2027',
    '31 Jun 2027',
    'Dec 2027',
    '31 Dec 2027 31 Dec 2028',
    '31 Decimal 2027',
    'xyz 31, 2027',
  ])('not %s in en-US', (typed) => {
    expect(readTyped(typed, 'en-US')).toBeUndefined();
  });
});

describe('A range is typed', () => {
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
  ])('in %s as %s', (locale, typed, written) => {
    for (const mode of ['range', 'rangeFrom', 'rangeTo'] as const) expect(readIn(mode, typed, locale)).toBe(written);
  });

  it.each(['3/5/2026 - 3/9/2026', '3/5/2026 – 3/9', '3/5/2026 ~ 3/9/2026', '3/5/2026 ~'])(
    'but %s is no single date',
    (typed) => {
      expect(readIn('single', typed)).toBeUndefined();
    },
  );

  it.each(['3/5 - 3/9', '3/5/2026 - 3/9 - 3/10', '3/5/2026 - soon', '3/5/2026 3/9/2026'])('not as %s', (typed) => {
    expect(readIn('range', typed)).toBeUndefined();
  });
});

it.each(['en-US', 'en-GB', 'de-DE', 'fr-FR', 'fr-CA', 'fi-FI', 'pl-PL', 'ja-JP', 'ko-KR', 'sv-SE', 'bg-BG', 'ar-EG'])(
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

const locales = 'en-US en-GB de-DE fr-FR es-ES pt-BR it-IT nl-NL pl-PL cs-CZ sv-SE fi-FI ja-JP ko-KR bg-BG ro-RO';

it.each(locales.split(' '))('what stands in a text in %s can be typed', (locale) => {
  const minute = fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2080, 0, 1) / 60_000 });
  const styles = fc.record({
    dateStyle: fc.constantFrom('short', 'medium', 'long'),
    timeStyle: fc.constantFrom('short', undefined),
  });
  fc.assert(
    fc.property(minute, styles, (at, { dateStyle, timeStyle }) => {
      const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle, ...(timeStyle && { timeStyle }) });
      const time = timeStyle && { hour: Math.floor(at / 60) % 24, minute: at % 60 };
      const day = new Date(at * 60_000).toISOString().slice(0, 10);
      expect(readTyped(format.format(at * 60_000), locale)).toEqual({ day, ...time });
    }),
    { numRuns: 40 },
  );
});

it('an end that was not touched keeps its milliseconds', () => {
  const before = { from: Date.parse('2026-03-05T10:00:01.250Z'), to: Date.parse('2026-03-06T10:00:02.750Z') };
  const typed = '03/04/2026, 10:00 AM ~ 03/06/2026, 10:00 AM';
  expect(readTypedSpan(typed, before, 'range', 'en-US', 'UTC', 'minute')).toEqual({
    from: Date.parse('2026-03-04T10:00:00Z'),
    to: before.to,
  });
});

it('a time is none of a field for days', () => {
  expect(readTypedSpan('3/5/2026 10:00', emptySpan, 'range', 'en-US', 'UTC', 'day')).toBeUndefined();
});
