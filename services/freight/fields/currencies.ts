const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether the text is a currency in use (ISO 4217), in upper case. */
export const isCurrency = (code: string): boolean => codes.has(code);

/** The largest price of a load or an offer, in whole units. */
const largestPrice = 1_000_000;

/** The least and most of a price in the smallest unit of a currency, such as cents. */
export function priceLimits(currency: string) {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return { least: 1, most: largestPrice * 10 ** digits, decimals: 0 };
}
