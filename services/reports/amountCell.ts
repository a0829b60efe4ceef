import { minorDigits } from '../freight/fields/currencies.ts';

/** Digits beyond the smallest unit that an average or a price per km keeps. */
const finer = 2;

/** An amount in smallest units as a spreadsheet has it, in whole units of its currency; averages keep hundredths of the smallest unit. */
export function amountCell(amountMinor: number, currency: string): number {
  const digits = minorDigits(currency);
  return Number((amountMinor / 10 ** digits).toFixed(Number.isInteger(amountMinor) ? digits : digits + finer));
}
