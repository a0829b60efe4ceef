import { type Figure, moneyFigure } from './Figure.ts';
import { medianOf } from './quantiles.ts';

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

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const figuresIn = (currency: string, shipments: readonly PricedShipment[]): readonly Figure[] => {
  const priceOf = ({ money }: PricedShipment): number => money?.amountMinor ?? 0;
  const prices = shipments.map(priceOf);
  const routed = shipments.filter(({ km }) => km !== null && km > 0);
  const km = sumOf(routed.map((each) => each.km ?? 0));
  const perKm = km === 0 ? null : sumOf(routed.map(priceOf)) / km;
  return [
    moneyFigure('total', 'money', { value: sumOf(prices), n: prices.length, currency }),
    moneyFigure('per_km', 'money_per_km', { value: perKm, n: routed.length, currency }),
    moneyFigure('per_shipment', 'money', {
      value: medianOf(Float64Array.from(prices).toSorted()),
      n: prices.length,
      currency,
    }),
  ];
};

/**
 * For each currency, that of most shipments first: the sum of agreed prices, all of it by all kilometres, and the median price of a
 * shipment. Currencies are never added.
 */
export const moneyFigures = (shipments: readonly PricedShipment[]): readonly Figure[] => {
  const byCurrency = new Map<string, PricedShipment[]>();
  for (const shipment of shipments) {
    if (shipment.outcome !== 'delivered' || !shipment.money) continue;
    const { currency } = shipment.money;
    const others = byCurrency.get(currency);
    if (others) others.push(shipment);
    else byCurrency.set(currency, [shipment]);
  }
  if (byCurrency.size === 0) return [moneyFigure('total', 'money', { value: null, n: 0, currency: null })];
  return [...byCurrency]
    .toSorted(([one, some], [other, more]) => more.length - some.length || (one < other ? -1 : 1))
    .flatMap(([currency, members]) => figuresIn(currency, members));
};
