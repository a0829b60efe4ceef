import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../services/reports/counts/spansOf.ts';

const later = Date.parse('2030-01-01T12:00:00Z');
const days = (month: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${month}-${String(from + index).padStart(2, '0')}`);

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
    ['half of a month: its days', '2026-02-15', '2026-02-28', later, ['2026-02'], days('2026-02', 15, 28), []],
    [
      'a month until today: all of it without the days to come',
      '2026-04-01',
      '2026-04-05',
      Date.parse('2026-04-05T00:00:00Z'),
      ['2026-04'],
      ['2026-04'],
      days('2026-04', 6, 30),
    ],
  ])('%s', (_, from, to, now, months, added, taken) => {
    expect(spansOf({ from, to }, now)).toEqual({ months, added, taken });
  });

  it('have each day that is asked for once, and no other', () => {
    const date = fc.integer({ min: 0, max: 900 }).map((n) => new Date(Date.UTC(2026, 0, 1 + n)));
    fc.assert(
      fc.property(date, date, date, (one, other, now) => {
        const [from, to] = [one, other].map((each) => each.toISOString().slice(0, 10)).toSorted();
        const { added, taken } = spansOf({ from: from ?? '', to: to ?? '' }, now.getTime());
        const counted = new Map<string, number>();
        const count = (spans: readonly string[], n: number): void => {
          for (const span of spans)
            for (const each of span.length > 7
              ? [span]
              : days(span, 1, new Date(Date.UTC(Number(span.slice(0, 4)), Number(span.slice(5)), 0)).getUTCDate()))
              counted.set(each, (counted.get(each) ?? 0) + n);
        };
        count(added, 1);
        count(taken, -1);
        const found = [...counted].filter(([, n]) => n !== 0);
        expect(found.every(([, n]) => n === 1)).toBe(true);
        expect(
          found
            .map(([each]) => each)
            .toSorted()
            .at(0),
        ).toBe(from);
        expect(
          found
            .map(([each]) => each)
            .toSorted()
            .at(-1),
        ).toBe(to);
        expect(found.length).toBe((Date.parse(to ?? '') - Date.parse(from ?? '')) / 86_400_000 + 1);
      }),
    );
  });
});
