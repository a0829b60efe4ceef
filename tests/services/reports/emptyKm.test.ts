import { describe, expect, it } from 'vitest';
import { emptyKmOutcome, emptyKmTally, type JudgedTrip, type TripFacts } from '../../../services/reports/emptyKm.ts';
import { tallied } from '../../support/services/tallied.ts';

const day = 86_400_000;

const facts = (values: Partial<TripFacts> = {}): TripFacts => ({
  status: 'completed',
  hasTruck: true,
  gapMs: day,
  emptyKm: 50,
  ...values,
});

it.each<[string, Partial<TripFacts>, string]>([
  ['followed another', {}, 'measured'],
  ['began where the one before ended', { emptyKm: 0 }, 'measured'],
  ['was planned to overlap the one before', { gapMs: -day }, 'measured'],
  ['is the first one known of its truck', { gapMs: null, emptyKm: null }, 'first_trip'],
  ['began two weeks after the one before', { gapMs: 14 * day }, 'measured'],
  ['began later than that: who knows where the truck was', { gapMs: 14 * day + 1 }, 'long_gap'],
  ['has a stop without a position', { emptyKm: null }, 'no_place'],
  ['was made by no truck of ours', { hasTruck: false, gapMs: null }, 'no_truck'],
  ['is under way', { status: 'in_transit' }, 'under_way'],
  ['was canceled', { status: 'cancelled', hasTruck: false }, 'cancelled'],
])('a trip that %s', (_, values, outcome) => {
  expect(emptyKmOutcome(facts(values))).toBe(outcome);
});

const trip = (km: number, emptyKm: number, values: Partial<JudgedTrip> = {}): JudgedTrip => ({
  outcome: 'measured',
  km,
  emptyKm,
  money: { amountMinor: 100_000, currency: 'EUR' },
  ...values,
});

const figuresOf = (trips: readonly JudgedTrip[]) => tallied(emptyKmTally(), trips);

describe('the figures of empty km', () => {
  it('are ratios of sums, not averages of shares', () => {
    const found = figuresOf([trip(900, 100), trip(100, 300)]);
    expect(found).toMatchObject([
      { code: 'empty_km', unit: 'share', value: 400 / 1400, n: 2, count: null },
      { code: 'empty_sum', unit: 'km', value: 400, n: 2 },
      { code: 'loaded_sum', unit: 'km', value: 1000, n: 2 },
      { code: 'per_loaded_km', unit: 'money_per_km', currency: 'EUR', value: 200, n: 2 },
      { code: 'per_km_in_all', currency: 'EUR', value: 200_000 / 1400, n: 2 },
    ]);
  });

  it('never add currencies', () => {
    const zloty = { money: { amountMinor: 50_000, currency: 'PLN' } };
    const found = figuresOf([trip(100, 0, zloty), trip(500, 0), trip(500, 500)]);
    expect(found.slice(3).map(({ code, currency, value }) => [code, currency, value])).toEqual([
      ['per_loaded_km', 'EUR', 200],
      ['per_km_in_all', 'EUR', 200_000 / 1500],
      ['per_loaded_km', 'PLN', 500],
      ['per_km_in_all', 'PLN', 500],
    ]);
  });

  it('are made of measured trips alone, and have no value without one', () => {
    const others = [trip(100, 10, { outcome: 'long_gap' }), trip(100, 10, { outcome: 'under_way', emptyKm: null })];
    expect(figuresOf(others).map(({ value, n }) => [value, n])).toEqual([
      [null, 0],
      [null, 0],
      [null, 0],
    ]);
  });
});
