import { type Figure, moneyFigure } from './Figure.ts';
import { type PriceTally, priceTally } from './priceTally.ts';
import type { PriceSums } from './PriceSums.ts';

const gramsPerTonne = 1_000_000;

const figuresIn = (currency: string, lane: PriceSums): readonly Figure[] => {
  const { prices, delivered: n, total, km, unrouted, unroutedTotal, grams, unweighed, unweighedTotal } = lane;
  const perKm = km === 0 ? null : (total - unroutedTotal) / km;
  const perTonne = grams === 0 ? null : (total - unweighedTotal) / (grams / gramsPerTonne);
  return [
    moneyFigure('total', 'money', { value: total, n, currency }),
    moneyFigure('per_km', 'money_per_km', { value: perKm, n: n - unrouted, currency }),
    moneyFigure('per_t', 'money_per_t', { value: perTonne, n: n - unweighed, currency }),
    moneyFigure('per_shipment', 'money', { value: prices.median(), n, currency }),
    moneyFigure('price_p10', 'money', { value: prices.p10(), n, currency }),
    moneyFigure('price_p90', 'money', { value: prices.p90(), n, currency }),
  ];
};

/**
 * For each currency, that of most shipments first: the sum of agreed prices, by km, by tonne, the median of a shipment, and what one in
 * ten fell below and exceeded. Ratios of sums over the shipments that have both.
 */
export const laneTally = (): PriceTally => priceTally(figuresIn);
