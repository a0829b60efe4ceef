import { minorDigits } from '../../money/minorDigits.ts';
import type { Money } from '../../money/Money.ts';

/** Amounts of type N2 are in hundredths, whatever the currency: `215000` is 2,150.00. */
export const moneyOfN2 = (hundredths: number, currency: string): Money => ({
  amountMinor: Math.round(hundredths * 10 ** (minorDigits(currency) - 2)),
  currency,
});

export const n2OfMoney = ({ amountMinor, currency }: Money): string =>
  String(Math.round(amountMinor * 10 ** (2 - minorDigits(currency))));

/** Whether hundredths hold an amount exactly: of a currency with thousandths they may not. */
export const isInHundredths = ({ amountMinor, currency }: Money): boolean =>
  Number.isSafeInteger(amountMinor * 10 ** Math.max(0, 2 - minorDigits(currency))) &&
  amountMinor % 10 ** Math.max(0, minorDigits(currency) - 2) === 0;
