const known = new Map<string, number>();

/** How many decimals a currency has (ISO 4217): 2 for EUR, 0 for JPY, 3 for BHD. Kept: asking costs as much as parsing a request. */
export const minorDigits = (currency: string): number => {
  const kept = known.get(currency);
  if (kept !== undefined) return kept;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  known.set(currency, digits);
  return digits;
};
