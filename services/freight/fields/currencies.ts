import { keptByKey } from './keptByKey.ts';

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether the text is a currency in use (ISO 4217), in upper case. */
export const isCurrency = (code: string): boolean => codes.has(code);

/** The largest price of a load or an offer, in whole units. */
const largestPrice = 1_000_000;

/** How many decimals a currency has (ISO 4217): 2 for EUR, 0 for JPY, 3 for BHD. */
export const minorDigits = keptByKey(
  (currency) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
);

/** The least and most of a price in the smallest unit of a currency, such as cents. */
export const priceLimits = (currency: string) => ({
  least: 1,
  most: largestPrice * 10 ** minorDigits(currency),
  decimals: 0,
});
