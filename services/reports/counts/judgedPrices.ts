import { type RawBuilder, sql } from 'kysely';
import { isCharged, type priceAlone } from '../money.ts';
import type { PriceTally } from '../priceTally.ts';
import type { PriceSums } from '../PriceSums.ts';
import type { FigureMaker } from './CountedReport.ts';
import { currencyOf } from './currencyOf.ts';
import { eachCount } from './eachCount.ts';
import { exampleAgreed, type PriceCount, priceCount, priceKinds, pricesOfCurrency } from './priceKinds.ts';

/** What costs something is the first list, what is left out the second. */
const listOfOutcome = (outcome: string): number => (isCharged(outcome) ? 0 : 1);

/** What becomes of shipments that were counted by what they cost, and their figures: of all currencies, or of the one that is kept apart. */
export function judgedPrices(charged: typeof priceAlone, newTally: () => PriceTally) {
  const outcomes = new Map<number, string>(priceKinds.map((kind) => [kind, charged(exampleAgreed(kind)).outcome]));
  const currencies = new Map<number, string>();
  const addTo = (sums: PriceSums, count: PriceCount, n: number): void => {
    if (count.what === 'price') sums.prices.add(count.amountMinor, n);
    else if (count.what === 'sum') sums[count.of] += n;
    else if (outcomes.get(count.kind) === 'delivered') sums.delivered += n;
    else if (outcomes.get(count.kind) === 'cancelled_for_fee') sums.cancelled += n;
  };
  const figures: FigureMaker = async (counts, { fine = [], apart } = {}) => {
    const tally = newTally();
    const found = new Map<number, PriceSums>();
    /** The sums of the currency of a count; undefined if it is left out. */
    const sumsOf = (count: PriceCount): PriceSums | undefined => {
      const known = found.get(count.currency);
      if (known) return known;
      const currency = currencyOf(count.currency);
      if (apart !== undefined && apart !== currency) return undefined;
      const sums = tally.sumsIn(currency);
      found.set(count.currency, sums);
      return sums;
    };
    let current: { readonly from: number; readonly prices: PriceSums['prices'] } | undefined;
    const add = (code: number, n: number): void => {
      // Half a million prices of one currency come one after the other.
      if (current && code >= current.from && code < current.from + pricesOfCurrency) {
        current.prices.add(code - current.from, n);
        return;
      }
      const count = priceCount(code);
      const sums = sumsOf(count);
      if (!sums) return;
      addTo(sums, count, n);
      if (count.what === 'price') current = { from: code - count.amountMinor, prices: sums.prices };
    };
    await eachCount(counts, fine, add);
    return tally.figures();
  };
  return {
    figures,
    /** The currency that a code counts in. */
    currencyIn: (code: number): string => {
      const { currency } = priceCount(code);
      const known = currencies.get(currency) ?? currencyOf(currency);
      currencies.set(currency, known);
      return known;
    },
    /** The outcome of a kind of shipments; undefined for a code that counts something else. */
    outcomeOf: (code: number): string | undefined => {
      const count = priceCount(code);
      return count.what === 'shipments' ? outcomes.get(count.kind) : undefined;
    },
    lists: {
      n: 2,
      listOf: (code: number): number => {
        const count = priceCount(code);
        return listOfOutcome((count.what === 'shipments' && outcomes.get(count.kind)) || '');
      },
    },
    /** Finds the shipments of a list, with an outcome if one is given. */
    whereListed: (list: number, outcome: string | undefined): RawBuilder<boolean> => {
      const kinds = priceKinds.filter((kind) => {
        const own = outcomes.get(kind);
        return own !== undefined && listOfOutcome(own) === list && own === (outcome ?? own);
      });
      return sql<boolean>`money = any (${sql.val(kinds)}::smallint[])`;
    },
  };
}
