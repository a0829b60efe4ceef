import { type Figure, moneyFigure } from './Figure.ts';
import { spread } from './spread.ts';
import type { Tally } from './Tally.ts';

/** What counts, and then why a shipment is left out. Public: never rename one. */
export const moneyOutcomes = ['delivered', 'cancelled_for_fee', 'under_way', 'cancelled'] as const;

type MoneyOutcome = (typeof moneyOutcomes)[number];

interface Agreed {
  readonly status: string;
  readonly amountMinor: number;
  readonly feeMinor: number;
}

interface Charged {
  readonly outcome: MoneyOutcome;
  readonly amountMinor: number;
}

/** What is agreed for a shipment that is carried, and whether it counts, by its status. */
export const priceAlone = ({ status, amountMinor }: Agreed): Charged => {
  if (status === 'cancelled') return { outcome: 'cancelled', amountMinor };
  return { outcome: status === 'delivered' || status === 'completed' ? 'delivered' : 'under_way', amountMinor };
};

/** The same, or the fee that is owed for a shipment that was cancelled too late. */
export const priceOrFee = (agreed: Agreed): Charged =>
  agreed.feeMinor > 0 ? { outcome: 'cancelled_for_fee', amountMinor: agreed.feeMinor } : priceAlone(agreed);

/** A shipment with its agreed price or its fee, in the smallest unit of the currency, and the kilometres of its route. */
export interface PricedShipment {
  readonly outcome: string;
  readonly money: { readonly amountMinor: number; readonly currency: string } | null;
  readonly km: number | null;
}

/** Whether a shipment costs anything: it was carried, or cancelled for a fee. */
export const isCharged = (outcome: string): boolean => outcome === 'delivered' || outcome === 'cancelled_for_fee';

/** The sums of one currency. */
interface Sums {
  readonly prices: ReturnType<typeof spread>;
  total: number;
  /** Of shipments that were cancelled for a fee, how many and what is owed for them. */
  cancelled: number;
  fees: number;
  /** Shipments with a route, their kilometres, and what is paid for them. */
  routed: number;
  km: number;
  paidForKm: number;
}

const countOf = ({ prices, cancelled }: Sums): number => prices.n() + cancelled;

const figuresIn = (currency: string, sums: Sums): readonly Figure[] => {
  const { prices, total, cancelled, fees, routed, km, paidForKm } = sums;
  return [
    moneyFigure('total', 'money', { value: total + fees, n: countOf(sums), currency }),
    moneyFigure('per_km', 'money_per_km', { value: km === 0 ? null : paidForKm / km, n: routed, currency }),
    moneyFigure('per_shipment', 'money', { value: prices.median(), n: prices.n(), currency }),
    ...(cancelled === 0 ? [] : [moneyFigure('cancellation_fees', 'money', { value: fees, n: cancelled, currency })]),
  ];
};

/**
 * For each currency, that of most shipments first: the sum of agreed prices and cancellation fees, the prices by their kilometres, the
 * median price of a shipment, and the fees by themselves where there are any. Currencies are never added.
 */
export const moneyTally = (): Tally<PricedShipment> => {
  const byCurrency = new Map<string, Sums>();
  const sumsOf = (currency: string): Sums => {
    const sums = byCurrency.get(currency) ?? {
      prices: spread(),
      total: 0,
      cancelled: 0,
      fees: 0,
      routed: 0,
      km: 0,
      paidForKm: 0,
    };
    byCurrency.set(currency, sums);
    return sums;
  };
  return {
    add: ({ outcome, money, km }) => {
      if (!isCharged(outcome) || !money) return;
      const sums = sumsOf(money.currency);
      if (outcome === 'cancelled_for_fee') {
        sums.cancelled += 1;
        sums.fees += money.amountMinor;
        return;
      }
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
        .toSorted(([one, some], [other, more]) => countOf(more) - countOf(some) || (one < other ? -1 : 1))
        .flatMap(([currency, sums]) => figuresIn(currency, sums));
    },
  };
};
