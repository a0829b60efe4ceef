import { isCurrency } from '../../../domain/money/isCurrency.ts';
import { minorDigits } from '../../../domain/money/minorDigits.ts';
import type { Money } from '../../../domain/money/Money.ts';

/** Words amounts for paper: always with all decimals of their currency. */
export const exactMoney =
  (locale: string) =>
  ({ amountMinor, currency }: Money): string =>
    isCurrency(currency)
      ? new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amountMinor / 10 ** minorDigits(currency))
      : `${amountMinor} ${currency}`;
