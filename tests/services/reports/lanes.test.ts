import { expect, it } from 'vitest';
import { laneTally } from '../../../services/reports/lanes.ts';
import type { PricedShipment } from '../../../services/reports/priceTally.ts';
import { tallied } from '../../support/services/tallied.ts';

const shipment = (euros: number, values: Partial<PricedShipment> = {}): PricedShipment => ({
  outcome: 'delivered',
  money: { amountMinor: euros * 100, currency: 'EUR' },
  km: 500,
  kg: 20_000,
  ...values,
});

const figuresOf = (shipments: readonly PricedShipment[]) =>
  tallied(laneTally(), shipments).map(({ code, value, n, currency }) => [code, value, n, currency]);

it('a lane costs what its shipments do, by km and by tonne over those that have any', () => {
  expect(figuresOf([shipment(1_000), shipment(500, { km: null }), shipment(300, { kg: null, km: 150 })])).toEqual([
    ['total', 180_000, 3, 'EUR'],
    ['per_km', 130_000 / 650, 2, 'EUR'],
    ['per_t', 150_000 / 40, 2, 'EUR'],
    ['per_shipment', 50_000, 3, 'EUR'],
    ['price_p10', null, 3, 'EUR'],
    ['price_p90', null, 3, 'EUR'],
  ]);
});

it('the spread is told of ten shipments or more', () => {
  const found = figuresOf([10, 20, 30, 40, 50, 60, 70, 80, 90, 200].map((euros) => shipment(euros)));
  expect(found.slice(3)).toEqual([
    ['per_shipment', 5_500, 10, 'EUR'],
    ['price_p10', 1_000, 10, 'EUR'],
    ['price_p90', 9_000, 10, 'EUR'],
  ]);
});

it('currencies are never added, and what is not delivered is left out', () => {
  const zloty = { amountMinor: 400_000, currency: 'PLN' };
  const found = figuresOf([
    shipment(1_000),
    shipment(2_000),
    shipment(0, { money: zloty }),
    shipment(9, { outcome: 'cancelled' }),
  ]);
  expect(found.filter(([code]) => code === 'total')).toEqual([
    ['total', 300_000, 2, 'EUR'],
    ['total', 400_000, 1, 'PLN'],
  ]);
  expect(figuresOf([])).toEqual([['total', null, 0, null]]);
});
