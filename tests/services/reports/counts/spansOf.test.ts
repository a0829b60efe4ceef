import { describe, expect, it } from 'vitest';
import { spansOf } from '../../../../services/reports/counts/spansOf.ts';

describe('spans', () => {
  it.each([
    ['a day', '2026-03-05', '2026-03-05', ['2026-03'], ['2026-03-05']],
    ['a month', '2026-02-01', '2026-02-28', ['2026-02'], ['2026-02']],
    ['a February of 28 days in a leap year', '2028-02-27', '2028-02-28', ['2028-02'], ['2028-02-27', '2028-02-28']],
    [
      'both ends of months',
      '2026-01-30',
      '2026-03-02',
      ['2026-01', '2026-02', '2026-03'],
      ['2026-01-30', '2026-01-31', '2026-02', '2026-03-01', '2026-03-02'],
    ],
    ['the turn of a year', '2026-12-31', '2027-01-31', ['2026-12', '2027-01'], ['2026-12-31', '2027-01']],
  ])('%s', (_, from, to, months, wholes) => {
    expect(spansOf({ from, to })).toEqual({ months, wholes });
  });
});
