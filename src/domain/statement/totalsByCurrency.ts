import type { Money } from '../money/Money.ts';
import type { Statement } from './Statement.ts';

/** What so many statements of a currency come to. */
export interface CurrencyTotal {
  readonly n: number;
  readonly total: Money;
}

/** What statements come to together, in the order in which their currencies come. Currencies are never added. */
export const totalsByCurrency = (
  statements: readonly Pick<Statement, 'currency' | 'sums'>[],
): readonly CurrencyTotal[] => {
  const totals = new Map<string, CurrencyTotal>();
  for (const { currency, sums } of statements) {
    const before = totals.get(currency) ?? { n: 0, total: { amountMinor: 0, currency } };
    const amountMinor = before.total.amountMinor + sums.totalMinor;
    totals.set(currency, { n: before.n + 1, total: { amountMinor, currency } });
  }
  return [...totals.values()];
};
