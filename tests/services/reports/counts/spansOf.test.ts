import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../services/reports/counts/spansOf.ts';

const later = Date.parse('2030-01-01T12:00:00Z');
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const days = (month: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${month}-${String(from + index).padStart(2, '0')}`);

const lastOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

const daysOf = (span: string): readonly string[] => {
  const [month = '', third] = span.split('/');
  if (third !== undefined)
    return days(month, 10 * Number(third) - 9, third === '3' ? lastOf(month) : 10 * Number(third));
  return span.length > 7 ? [span] : days(span, 1, lastOf(span));
};

describe('spans', () => {
  it.each([
    ['a day', '2026-03-05', '2026-03-05', later, ['2026-03'], ['2026-03-05'], []],
    ['a month', '2026-02-01', '2026-02-28', later, ['2026-02'], ['2026-02'], []],
    [
      'a February of 28 days in a leap year',
      '2028-02-27',
      '2028-02-28',
      later,
      ['2028-02'],
      ['2028-02-27', '2028-02-28'],
      [],
    ],
    [
      'both ends of months',
      '2026-01-30',
      '2026-03-02',
      later,
      ['2026-01', '2026-02', '2026-03'],
      ['2026-01-30', '2026-01-31', '2026-02', '2026-03-01', '2026-03-02'],
      [],
    ],
    ['the turn of a year', '2026-12-31', '2027-01-31', later, ['2026-12', '2027-01'], ['2026-12-31', '2027-01'], []],
    [
      'most of a month: all of it without the others',
      '2026-01-03',
      '2026-01-29',
      later,
      ['2026-01'],
      ['2026-01'],
      ['2026-01-01', '2026-01-02', '2026-01-30', '2026-01-31'],
    ],
    [
      'two thirds of a month and a few days more: these',
      '2026-01-08',
      '2026-01-31',
      later,
      ['2026-01'],
      [...days('2026-01', 8, 10), '2026-01/2', '2026-01/3'],
      [],
    ],
    [
      '21 of 31 days in the middle: thirds without the others',
      '2026-01-04',
      '2026-01-24',
      later,
      ['2026-01'],
      ['2026-01/1', '2026-01/2', ...days('2026-01', 21, 24)],
      days('2026-01', 1, 3),
    ],
    [
      'a third until the end of a month, without the first days',
      '2026-01-13',
      '2026-01-31',
      later,
      ['2026-01'],
      ['2026-01/2', '2026-01/3'],
      days('2026-01', 11, 12),
    ],
    [
      'a month of few days until today: these days',
      '2026-04-01',
      '2026-04-02',
      at('2026-04-02'),
      ['2026-04'],
      days('2026-04', 1, 2),
      [],
    ],
    [
      'a month until today: without the days to come',
      '2026-04-01',
      '2026-04-24',
      at('2026-04-24'),
      ['2026-04'],
      ['2026-04'],
      days('2026-04', 25, 30),
    ],
    [
      'a month until yesterday: today is one of the others',
      '2026-04-01',
      '2026-04-04',
      at('2026-04-05'),
      ['2026-04'],
      ['2026-04/1'],
      days('2026-04', 5, 10),
    ],
    ['a month to come', '2026-05-01', '2026-05-31', at('2026-04-05'), ['2026-05'], ['2026-05'], []],
  ])('%s', (_, from, to, now, months, added, subtracted) => {
    expect(spansOf({ from, to }, now)).toEqual({ months, added, subtracted });
  });

  it('cover each day asked for exactly once, and no other', () => {
    const date = fc.integer({ min: 0, max: 900 }).map((n) => new Date(Date.UTC(2026, 0, 1 + n)));
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 400 }), date, (first, more, now) => {
        const asked = Array.from({ length: more + 1 }, (_, nth) =>
          new Date(first.getTime() + nth * 86_400_000).toISOString().slice(0, 10),
        );
        const { added, subtracted } = spansOf({ from: asked[0] ?? '', to: asked.at(-1) ?? '' }, now.getTime());
        const counted = new Map<string, number>();
        const count = (spans: readonly string[], n: number): void => {
          for (const span of spans) for (const each of daysOf(span)) counted.set(each, (counted.get(each) ?? 0) + n);
        };
        count(added, 1);
        count(subtracted, -1);
        const found = new Map([...counted].filter(([, n]) => n !== 0));
        expect(found).toEqual(new Map(asked.map((each) => [each, 1])));
      }),
    );
  });
});
