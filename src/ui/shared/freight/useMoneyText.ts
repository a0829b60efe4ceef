import { useMemo } from 'react';
import { minorDigits } from '../../../domain/money/minorDigits.ts';
import type { Money } from '../../../domain/money/Money.ts';
import { useLocale } from '../useLocale.ts';

type MoneyText = (money: Money) => string;

/** Makes each format once: a list has a hundred amounts. */
const moneyIn = (locale: string): MoneyText => {
  const made = new Map<string, Intl.NumberFormat>();
  return ({ amountMinor, currency }) => {
    const format =
      made.get(currency) ??
      new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
    made.set(currency, format);
    return format.format(amountMinor / 10 ** minorDigits(currency));
  };
};

/** Formats amounts in the user's locale: "€1,250", "€1,250.50". */
export const useMoneyText = (): MoneyText => {
  const locale = useLocale();
  return useMemo(() => moneyIn(locale), [locale]);
};
