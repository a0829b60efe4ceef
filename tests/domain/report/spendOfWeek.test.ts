import { describe, expect, it } from 'vitest';
import type { Figure } from '../../../src/domain/report/Report.ts';
import { daysOfWeeks, spendOfWeek } from '../../../src/domain/report/spendOfWeek.ts';

const total = (value: number | undefined, n: number, currency: string | undefined = 'EUR'): Figure => ({
  code: 'total',
  unit: 'money',
  currency,
  value,
  n,
  count: undefined,
  low: undefined,
  high: undefined,
});

const week = (monday: string, value: number, currency = 'EUR') => ({ monday, figures: [total(value, 2, currency)] });

describe('the spend of this week', () => {
  // A Friday.
  const today = '2026-11-27';

  it.each([
    ['2026-11-27', '2026-10-26'],
    ['2026-11-23', '2026-10-26'],
    ['2026-11-29', '2026-10-26'],
  ])('on %s is read from %s on', (day, from) => {
    expect(daysOfWeeks(day)).toEqual({ from, to: day });
  });

  it('stands beside the mean of four whole weeks, in which one without any counts as none', () => {
    const weeks = [week('2026-10-26', 400), week('2026-11-02', 800), week('2026-11-16', 400), week('2026-11-23', 900)];
    expect(spendOfWeek({ figures: [total(2_500, 8)], weeks }, today)).toMatchObject({
      thisWeek: { value: 900, n: 2 },
      mean: 400,
    });
  });

  it('is none before the first shipment of the week, and adds no other currency', () => {
    const weeks = [week('2026-11-16', 400), week('2026-11-23', 900, 'PLN')];
    expect(spendOfWeek({ figures: [total(400, 2)], weeks }, today)).toMatchObject({
      thisWeek: { value: 0, n: 0, currency: 'EUR' },
      mean: 100,
    });
    expect(
      spendOfWeek({ figures: [{ ...total(undefined, 0), currency: undefined }], weeks: [] }, today),
    ).toBeUndefined();
  });
});
