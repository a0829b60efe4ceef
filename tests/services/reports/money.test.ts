import { expect, it } from 'vitest';
import { largestFirst, mostFirst } from '../../../services/reports/groupTallies.ts';
import { mondayOf } from '../../../services/clock/mondayOf.ts';
import { moneyTally, priceAlone, priceOrFee } from '../../../services/reports/money.ts';
import type { PricedShipment } from '../../../services/reports/priceTally.ts';
import { tallied } from '../../support/services/tallied.ts';

const moneyFigures = (shipments: readonly PricedShipment[]) => tallied(moneyTally(), shipments);

const priced = (amountMinor: number, km: number | null, currency = 'EUR', status = 'delivered'): PricedShipment => ({
  outcome: priceAlone({ status, amountMinor, feeMinor: 0 }).outcome,
  money: { amountMinor, currency },
  km,
});

const owed = (amountMinor: number, km: number, currency = 'EUR'): PricedShipment => ({
  outcome: 'cancelled_for_fee',
  money: { amountMinor, currency },
  km,
});

it.each([
  ['booked', 'under_way'],
  ['at_delivery', 'under_way'],
  ['delivered', 'delivered'],
  ['completed', 'delivered'],
  ['cancelled', 'cancelled'],
])('a shipment that is %s is %s', (status, outcome) => {
  expect(priceAlone({ status, amountMinor: 90_000, feeMinor: 0 })).toEqual({ outcome, amountMinor: 90_000 });
  expect(priceOrFee({ status, amountMinor: 90_000, feeMinor: 0 })).toEqual({ outcome, amountMinor: 90_000 });
});

it('a shipment that was cancelled for a fee costs the fee, where fees count', () => {
  const cancelled = { status: 'cancelled', amountMinor: 90_000, feeMinor: 15_000 };
  expect(priceOrFee(cancelled)).toEqual({ outcome: 'cancelled_for_fee', amountMinor: 15_000 });
  expect(priceAlone(cancelled)).toEqual({ outcome: 'cancelled', amountMinor: 90_000 });
});

it('fees are in the sum and by themselves, and neither in the price of a kilometre nor in that of a shipment', () => {
  expect(moneyFigures([priced(10_000, 100), owed(1_500, 400), owed(500, 400)])).toMatchObject([
    { code: 'total', value: 12_000, n: 3 },
    { code: 'per_km', value: 100, n: 1 },
    { code: 'per_shipment', value: 10_000, n: 1 },
    { code: 'cancellation_fees', unit: 'money', currency: 'EUR', value: 2_000, n: 2 },
    { code: 'extras_share', unit: 'share', currency: 'EUR', value: 2_000 / 12_000, n: 3, count: null },
  ]);
});

it.each<readonly [string, readonly PricedShipment[], number | undefined]>([
  ['nothing without any', [priced(10_000, 100)], undefined],
  ['waiting', [{ ...priced(9_000, 100), waitingMinor: 1_000 }, priced(10_000, 100)], 0.05],
  ['fees', [priced(9_000, 100), owed(1_000, 100)], 0.1],
  ['both, also of one shipment', [priced(8_000, 100), { ...owed(1_500, 100), waitingMinor: 500 }], 0.2],
  [
    'no waiting of what is not charged',
    [priced(1_000, 1), { ...priced(1, 1, 'EUR', 'booked'), waitingMinor: 9 }],
    undefined,
  ],
])('the share of extras has %s', (_, shipments, share) => {
  expect(moneyFigures(shipments).find(({ code }) => code === 'extras_share')?.value).toBe(share);
});

it('fees are a sum of their own where nothing was delivered', () => {
  expect(moneyFigures([owed(1_500, 400, 'PLN')])).toMatchObject([
    { code: 'total', currency: 'PLN', value: 1_500, n: 1 },
    { code: 'per_km', value: null, n: 0 },
    { code: 'per_shipment', value: null, n: 0 },
    { code: 'cancellation_fees', value: 1_500, n: 1 },
    { code: 'extras_share', currency: 'PLN', value: 1, n: 1 },
  ]);
});

it('prices are summed, and divided by the sum of kilometres, not averaged', () => {
  expect(moneyFigures([priced(10_000, 100), priced(90_000, 300), priced(5_000, 0)])).toMatchObject([
    { code: 'total', unit: 'money', currency: 'EUR', value: 105_000, n: 3 },
    { code: 'per_km', unit: 'money_per_km', currency: 'EUR', value: 250, n: 2 },
    { code: 'per_shipment', unit: 'money', value: 10_000, n: 3 },
  ]);
});

it('currencies are never added', () => {
  const found = moneyFigures([priced(10_000, 100, 'PLN'), priced(20_000, 100), priced(30_000, 100)]);
  expect(found.map(({ code, currency, value }) => [code, currency, value])).toEqual([
    ['total', 'EUR', 50_000],
    ['per_km', 'EUR', 250],
    ['per_shipment', 'EUR', 25_000],
    ['total', 'PLN', 10_000],
    ['per_km', 'PLN', 100],
    ['per_shipment', 'PLN', 10_000],
  ]);
});

it('what was canceled or is under way is not in them', () => {
  const found = moneyFigures([priced(10_000, 100, 'EUR', 'cancelled'), priced(10_000, 100, 'EUR', 'in_transit')]);
  expect(found).toMatchObject([{ code: 'total', value: null, n: 0, currency: null }]);
});

it('groups are ranked by money within a currency, and by cases elsewhere', () => {
  const groups = [
    { id: 'A', figures: moneyFigures([priced(10, 1), priced(10, 1)]) },
    { id: 'B', figures: moneyFigures([priced(500, 1)]) },
    { id: 'C', figures: moneyFigures([priced(900, 1, 'PLN')]) },
    { id: 'D', figures: moneyFigures([]) },
  ];
  expect(mostFirst(groups).map(({ id }) => id)).toEqual(['B', 'A', 'C']);
  expect(largestFirst(groups).map(({ id }) => id)).toEqual(['A', 'B', 'C']);
});

it.each([
  ['2026-03-02', '2026-03-02'],
  ['2026-03-08', '2026-03-02'],
  ['2026-03-29', '2026-03-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
