import { type Figure, moneyFigure } from './Figure.ts';
import { chargedIn, type PriceTally, priceTally } from './priceTally.ts';
import type { PriceSums } from './PriceSums.ts';

/** What counts, and then why a shipment is left out. Public: never rename one. */
export const moneyOutcomes = ['delivered', 'cancelled_for_fee', 'under_way', 'cancelled'] as const;

type MoneyOutcome = (typeof moneyOutcomes)[number];

/** What was agreed for a shipment, and the fee that is owed if it was cancelled too late. */
export interface Agreed {
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
  agreed.status === 'cancelled' && agreed.feeMinor > 0
    ? { outcome: 'cancelled_for_fee', amountMinor: agreed.feeMinor }
    : priceAlone(agreed);

/** Whether a shipment costs anything: it was carried, or cancelled for a fee. */
export const isCharged = (outcome: string): boolean => outcome === 'delivered' || outcome === 'cancelled_for_fee';

/** How much of all that is charged is fees and waiting: Σ extras ÷ (Σ prices + Σ extras). */
const extrasShare = (currency: string, sums: PriceSums): readonly Figure[] => {
  const extras = sums.fees + sums.waiting;
  if (extras === 0) return [];
  const value = extras / (sums.total + extras);
  return [
    { code: 'extras_share', unit: 'share', currency, value, n: chargedIn(sums), count: null, low: null, high: null },
  ];
};

const figuresIn = (currency: string, sums: PriceSums): readonly Figure[] => {
  const { prices, delivered, total, cancelled, fees, unrouted, unroutedTotal, km } = sums;
  const perKm = km === 0 ? null : (total - unroutedTotal) / km;
  return [
    moneyFigure('total', 'money', { value: total + fees, n: chargedIn(sums), currency }),
    moneyFigure('per_km', 'money_per_km', { value: perKm, n: delivered - unrouted, currency }),
    moneyFigure('per_shipment', 'money', { value: prices.median(), n: delivered, currency }),
    ...(cancelled === 0 ? [] : [moneyFigure('cancellation_fees', 'money', { value: fees, n: cancelled, currency })]),
    ...extrasShare(currency, sums),
  ];
};

/**
 * For each currency, that of most shipments first: the sum of agreed prices and cancellation fees, the prices by their kilometres, the
 * median price of a shipment, the fees by themselves, and the share of fees and waiting, where there are any.
 */
export const moneyTally = (): PriceTally => priceTally(figuresIn);
