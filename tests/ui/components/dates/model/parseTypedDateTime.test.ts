import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypedDateTime } from '../../../../../src/ui/components/dates/model/parseTypedDateTime.ts';

describe('parsing a typed date', () => {
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
    ['fr-FR', '5/3/2026 14h', { day: '2026-03-05', hour: 14, minute: 0 }],
    ['en-US', '3/5/2026 8 h', { day: '2026-03-05', hour: 8, minute: 0 }],
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
  ])('accepts in %s %s', (locale, typed, written) => {
    expect(parseTypedDateTime(typed, locale)).toEqual(written);
  });

  it.each([
    'tomorrow',
    '3/5',
    '13/5/2026',
    '3/5/2026 14:30 pm',
    '3/5/2026 2',
    '3/5/2026 25h',
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
  ])('rejects %s in en-US', (typed) => {
    expect(parseTypedDateTime(typed, 'en-US')).toBeUndefined();
  });
});

const locales = 'en-US en-GB de-DE fr-FR es-ES pt-BR it-IT nl-NL pl-PL cs-CZ sv-SE fi-FI ja-JP ko-KR bg-BG ro-RO';

it.each(locales.split(' '))('accepts a date formatted by the browser in %s', (locale) => {
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
      expect(parseTypedDateTime(format.format(at * 60_000), locale)).toEqual({ day, ...time });
    }),
    { numRuns: 40 },
  );
});
