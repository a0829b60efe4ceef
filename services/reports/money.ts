import { type Figure, moneyFigure } from './Figure.ts';
import { spread } from './spread.ts';
import type { Tally } from './Tally.ts';

/** What counts, and then why a shipment is left out. Public: never rename one. */
export const moneyOutcomes = ['delivered', 'under_way', 'cancelled'] as const;

type MoneyOutcome = (typeof moneyOutcomes)[number];

/** Whether a shipment counts, by its status. */
export const moneyOutcome = (status: string): MoneyOutcome => {
  if (status === 'cancelled') return 'cancelled';
  return status === 'delivered' || status === 'completed' ? 'delivered' : 'under_way';
};

/** A shipment with its agreed price, in the smallest unit of the currency, and the kilometres of its route. */
export interface PricedShipment {
  readonly outcome: string;
  readonly money: { readonly amountMinor: number; readonly currency: string } | null;
  readonly km: number | null;
}

/** The sums of one currency. */
interface Sums {
  readonly prices: ReturnType<typeof spread>;
  total: number;
  /** Shipments with a route, their kilometres, and what is paid for them. */
  routed: number;
  km: number;
  paidForKm: number;
}

const figuresIn = (currency: string, { prices, total, routed, km, paidForKm }: Sums): readonly Figure[] => [
  moneyFigure('total', 'money', { value: total, n: prices.n(), currency }),
  moneyFigure('per_km', 'money_per_km', { value: km === 0 ? null : paidForKm / km, n: routed, currency }),
  moneyFigure('per_shipment', 'money', { value: prices.median(), n: prices.n(), currency }),
];

/**
 * For each currency, that of most shipments first: the sum of agreed prices, all of it by all kilometres, and the median price of a
 * shipment. Currencies are never added.
 */
export const moneyTally = (): Tally<PricedShipment> => {
  const byCurrency = new Map<string, Sums>();
  const sumsOf = (currency: string): Sums => {
    const sums = byCurrency.get(currency) ?? { prices: spread(), total: 0, routed: 0, km: 0, paidForKm: 0 };
    byCurrency.set(currency, sums);
    return sums;
  };
  return {
    add: ({ outcome, money, km }) => {
      if (outcome !== 'delivered' || !money) return;
      const sums = sumsOf(money.currency);
      sums.prices.add(money.amountMinor);
      sums.total += money.amountMinor;
      if (km === null || km <= 0) return;
      sums.routed += 1;
      sums.km += km;
      sums.paidForKm += money.amountMinor;
    },
    figures: () => {
      if (byCurrency.size === 0) return [moneyFigure('total', 'money', { value: null, n: 0, currency: null })];
      return [...byCurrency]
        .toSorted(([one, some], [other, more]) => more.prices.n() - some.prices.n() || (one < other ? -1 : 1))
        .flatMap(([currency, sums]) => figuresIn(currency, sums));
    },
  };
};
