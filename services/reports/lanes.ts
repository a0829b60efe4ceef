import { type Figure, moneyFigure } from './Figure.ts';
import type { PricedShipment } from './money.ts';
import { spread } from './spread.ts';
import type { Tally } from './Tally.ts';

/** A priced shipment with the weight of its goods. */
export interface WeighedShipment extends PricedShipment {
  /** Null if its shipper gave none. */
  readonly kg: number | null;
}

interface Lane {
  readonly prices: ReturnType<typeof spread>;
  total: number;
  km: number;
  /** Shipments with a route, and what is paid for them; the same of those with a weight. */
  routed: number;
  paidForKm: number;
  tonnes: number;
  weighed: number;
  paidForTonnes: number;
}

const empty = (): Lane => ({
  prices: spread(),
  total: 0,
  km: 0,
  routed: 0,
  paidForKm: 0,
  tonnes: 0,
  weighed: 0,
  paidForTonnes: 0,
});

const figuresIn = (currency: string, lane: Lane): readonly Figure[] => {
  const { prices, total, km, routed, paidForKm, tonnes, weighed, paidForTonnes } = lane;
  const n = prices.n();
  return [
    moneyFigure('total', 'money', { value: total, n, currency }),
    moneyFigure('per_km', 'money_per_km', { value: km === 0 ? null : paidForKm / km, n: routed, currency }),
    moneyFigure('per_t', 'money_per_t', { value: tonnes === 0 ? null : paidForTonnes / tonnes, n: weighed, currency }),
    moneyFigure('per_shipment', 'money', { value: prices.median(), n, currency }),
    moneyFigure('price_p10', 'money', { value: prices.p10(), n, currency }),
    moneyFigure('price_p90', 'money', { value: prices.p90(), n, currency }),
  ];
};

/**
 * For each currency, that of most shipments first: the sum of agreed prices, by km, by tonne, the median of a shipment, and what one in
 * ten fell below and exceeded. Ratios of sums over the shipments that have both; kilograms are told apart from tonnes once, here.
 */
export const laneTally = (): Tally<WeighedShipment> => {
  const byCurrency = new Map<string, Lane>();
  const laneIn = (currency: string): Lane => {
    const lane = byCurrency.get(currency) ?? empty();
    byCurrency.set(currency, lane);
    return lane;
  };
  return {
    add: ({ outcome, money, km, kg }) => {
      if (outcome !== 'delivered' || !money) return;
      const lane = laneIn(money.currency);
      lane.prices.add(money.amountMinor);
      lane.total += money.amountMinor;
      if (km !== null && km > 0) {
        lane.routed += 1;
        lane.km += km;
        lane.paidForKm += money.amountMinor;
      }
      if (kg !== null && kg > 0) {
        lane.weighed += 1;
        lane.tonnes += kg / 1_000;
        lane.paidForTonnes += money.amountMinor;
      }
    },
    figures: () => {
      if (byCurrency.size === 0) return [moneyFigure('total', 'money', { value: null, n: 0, currency: null })];
      return [...byCurrency]
        .toSorted(([one, some], [other, more]) => more.prices.n() - some.prices.n() || (one < other ? -1 : 1))
        .flatMap(([currency, lane]) => figuresIn(currency, lane));
    },
  };
};
