import { type Figure, moneyFigure } from './Figure.ts';
import type { PriceSums } from './PriceSums.ts';
import { spread } from './spread.ts';
import type { Tally } from './Tally.ts';

/** A shipment with its agreed price or its fee, in the smallest unit of the currency, and the kilometres of its route. */
export interface PricedShipment {
  readonly outcome: string;
  readonly money: { readonly amountMinor: number; readonly currency: string } | null;
  readonly km: number | null;
  /** Of its goods; null if its shipper gave none. */
  readonly kg?: number | null;
  /** Waiting, as its statement has it. */
  readonly waitingMinor?: number;
}

const noSums = (): PriceSums => ({
  prices: spread(),
  delivered: 0,
  total: 0,
  cancelled: 0,
  fees: 0,
  waiting: 0,
  km: 0,
  unrouted: 0,
  unroutedTotal: 0,
  grams: 0,
  unweighed: 0,
  unweighedTotal: 0,
});

/** How many shipments cost anything: they were carried, or cancelled for a fee. */
export const chargedIn = ({ delivered, cancelled }: PriceSums): number => delivered + cancelled;

/** Kilograms are told apart from grams once, here: grams add up exactly. */
const gramsOf = (kg: number | null = null): number => Math.round((kg ?? 0) * 1_000);

function addDelivered(sums: PriceSums, amountMinor: number, { km, kg }: PricedShipment): void {
  const grams = gramsOf(kg);
  sums.prices.add(amountMinor);
  sums.delivered += 1;
  sums.total += amountMinor;
  sums.km += Math.max(km ?? 0, 0);
  sums.grams += grams;
  if (km === null || km <= 0) {
    sums.unrouted += 1;
    sums.unroutedTotal += amountMinor;
  }
  if (grams <= 0) {
    sums.unweighed += 1;
    sums.unweighedTotal += amountMinor;
  }
}

/** Sums by currency, to which shipments are added, or what was added up before. */
export interface PriceTally extends Tally<PricedShipment> {
  readonly sumsIn: (currency: string) => PriceSums;
}

/** Adds up what shipments cost, and makes the figures of each currency, that of most shipments first. Currencies are never added. */
export function priceTally(figuresIn: (currency: string, sums: PriceSums) => readonly Figure[]): PriceTally {
  const byCurrency = new Map<string, PriceSums>();
  const sumsIn = (currency: string): PriceSums => {
    const sums = byCurrency.get(currency) ?? noSums();
    byCurrency.set(currency, sums);
    return sums;
  };
  return {
    sumsIn,
    add: (shipment) => {
      const { outcome, money, waitingMinor = 0 } = shipment;
      if (!money || (outcome !== 'delivered' && outcome !== 'cancelled_for_fee')) return;
      const sums = sumsIn(money.currency);
      sums.waiting += waitingMinor;
      if (outcome === 'delivered') {
        addDelivered(sums, money.amountMinor, shipment);
        return;
      }
      sums.cancelled += 1;
      sums.fees += money.amountMinor;
    },
    figures: () => {
      const found = [...byCurrency].filter(([, sums]) => chargedIn(sums) > 0);
      if (found.length === 0) return [moneyFigure('total', 'money', { value: null, n: 0, currency: null })];
      return found
        .toSorted(([one, some], [other, more]) => chargedIn(more) - chargedIn(some) || (one < other ? -1 : 1))
        .flatMap(([currency, sums]) => figuresIn(currency, sums));
    },
  };
}
