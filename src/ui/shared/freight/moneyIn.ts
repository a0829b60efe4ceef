import { minorDigits } from '../../../domain/money/minorDigits.ts';
import type { Money } from '../../../domain/money/Money.ts';

export type MoneyText = (money: Money) => string;

/**
 * The locale's marks between digits. `Intl` writes English amounts of money with its own, even where the same page has numbers such
 * as 9.145,5 kg.
 */
const marksIn = (locale: string): ReadonlyMap<string, string> =>
  new Map(new Intl.NumberFormat(locale).formatToParts(12_345.6).map(({ type, value }) => [type, value]));

/** Formats amounts in a locale. Makes each format once: a list has a hundred amounts. */
export const moneyIn = (locale: string): MoneyText => {
  const marks = marksIn(locale);
  const made = new Map<string, Intl.NumberFormat>();
  return ({ amountMinor, currency }) => {
    const format =
      made.get(currency) ??
      new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
    made.set(currency, format);
    return format
      .formatToParts(amountMinor / 10 ** minorDigits(currency))
      .map(({ type, value }) => (type === 'group' || type === 'decimal' ? (marks.get(type) ?? value) : value))
      .join('');
  };
};
