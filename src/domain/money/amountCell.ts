import { minorDigits } from './minorDigits.ts';
import type { Money } from './Money.ts';

/** An amount for a spreadsheet, in whole units: a number has the digits of the currency at most, so it is written exactly. */
export const amountCell = ({ amountMinor, currency }: Money): number => {
  const digits = minorDigits(currency);
  return Number((amountMinor / 10 ** digits).toFixed(digits));
};
