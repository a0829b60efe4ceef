import { minorDigits } from '../../../domain/money/minorDigits.ts';
import type { Money } from '../../../domain/money/Money.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';

export type MoneyText = (money: Money) => string;

/**
 * The locale's marks between digits. `Intl` writes English amounts of money with its own, even where the same page has numbers such
 * as 9.145,5 kg.
 */
const marksIn = (locale: string): ReadonlyMap<string, string> =>
  new Map(
    numberFormat(locale)
      .formatToParts(12_345.6)
      .map(({ type, value }) => [type, value]),
  );

const plain = { trailingZeroDisplay: 'stripIfInteger' } as const;

/** Formats amounts in a locale; in the compact notation as "€1.5M". */
export const moneyIn = (
  locale: string,
  how: Pick<Intl.NumberFormatOptions, 'notation' | 'trailingZeroDisplay'> = plain,
): MoneyText => {
  const marks = marksIn(locale);
  return ({ amountMinor, currency }) =>
    numberFormat(locale, { ...how, style: 'currency', currency })
      .formatToParts(amountMinor / 10 ** minorDigits(currency))
      .map(({ type, value }) => (type === 'group' || type === 'decimal' ? (marks.get(type) ?? value) : value))
      .join('');
};
