import { useMemo } from 'react';
import { useLocale } from '../useLocale.ts';
import { type MoneyText, moneyIn } from './moneyIn.ts';

/** Formats amounts in the user's locale: "€1,250.50", or "€1.250,50" where numbers are written so. */
export const useMoneyText = (): MoneyText => {
  const locale = useLocale();
  return useMemo(() => moneyIn(locale), [locale]);
};
