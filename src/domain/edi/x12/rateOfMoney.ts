import { minorDigits } from '../../money/minorDigits.ts';
import type { Money } from '../../money/Money.ts';

/** A rate of type R is in whole units with its decimal point, unlike an amount of type N2: `2150` is 2,150.00. */
export const rateOfMoney = ({ amountMinor, currency }: Money): string => {
  const digits = minorDigits(currency);
  const text = (amountMinor / 10 ** digits).toFixed(digits);
  return digits === 0 ? text : text.replace(/\.?0+$/, '');
};
