import { minorDigits } from '../money/minorDigits.ts';
import type { Limits } from '../record/Problem.ts';
import { priceLimits } from '../request/termsFound.ts';

/** The limits of a price in whole units of its currency, as people read them. */
export const limitsIn = (currency: string): Limits => {
  const { least, most } = priceLimits(currency);
  const decimals = minorDigits(currency);
  return { least: least / 10 ** decimals, most: most / 10 ** decimals, decimals };
};
