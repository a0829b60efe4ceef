import { numberFormat } from '../number/numberFormat.ts';
/** How many decimals a currency has (ISO 4217): 2 for EUR, 0 for JPY, 3 for BHD. */
export const minorDigits = (currency: string): number =>
  numberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
