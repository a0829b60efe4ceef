import type { Agreed } from '../money.ts';
import type { PriceAmount } from '../PriceSums.ts';

/** Whether shipments are paid for, as the column `money` numbers it. Written by a migration: never renumber one. */
const kinds = { delivered: 1, underWay: 2, cancelled: 3, cancelledForFee: 4 } as const;

/** Every kind of shipments. */
export const priceKinds: readonly number[] = Object.values(kinds);

/** A shipment that stands for all of a kind: the rules judge every one of them as they judge it. */
export const exampleAgreed = (kind: number): Agreed => {
  const statuses: Readonly<Record<number, string>> = { [kinds.delivered]: 'delivered', [kinds.underWay]: 'booked' };
  return { status: statuses[kind] ?? 'cancelled', amountMinor: 1, feeMinor: kind === kinds.cancelledForFee ? 1 : 0 };
};

/** What is added up of each currency: a few codes by which groups are ranked, then the other sums, and from `prices` on each price. */
const few = { from: 1_000, step: 32, sums: ['total', 'fees'] } as const;
const sums = {
  from: 1_000_000,
  step: 16,
  sums: ['km', 'unrouted', 'unroutedTotal', 'grams', 'unweighed', 'unweighedTotal', 'waiting'],
} as const;
const prices = 100_000_000_000;

/** So many codes stand for prices of one currency, each for one price, in order. */
export const pricesOfCurrency = prices;

/** What a code counts of shipments in a currency, by its number. */
export type PriceCount = { readonly currency: number } & (
  | { readonly what: 'shipments'; readonly kind: number }
  | { readonly what: 'price'; readonly amountMinor: number }
  | { readonly what: 'sum'; readonly of: PriceAmount }
);

const sumOf = (all: readonly PriceAmount[], index: number): { readonly what: 'sum'; readonly of: PriceAmount } => {
  const of = all[index];
  if (of === undefined) throw new RangeError(`There is no sum of prices with the number ${index}.`);
  return { what: 'sum', of };
};

/** Says what a code counts. */
export function priceCount(code: number): PriceCount {
  if (code >= prices) {
    const currency = Math.floor(code / prices) - 1;
    return { currency, what: 'price', amountMinor: code - (currency + 1) * prices };
  }
  if (code >= sums.from) {
    const currency = Math.floor((code - sums.from) / sums.step);
    return { currency, ...sumOf(sums.sums, ((code - sums.from) % sums.step) - 1) };
  }
  const currency = Math.floor((code - few.from) / few.step);
  const kind = (code - few.from) % few.step;
  return kind <= priceKinds.length
    ? { currency, what: 'shipments', kind }
    : { currency, ...sumOf(few.sums, kind - priceKinds.length - 1) };
}

/** Whether groups are ranked without a code: what is left says how many shipments there are, and what they come to. */
export const isFinePrice = (code: number): boolean => code >= sums.from;
