import { isCurrency } from './isCurrency.ts';
import { minorDigits } from './minorDigits.ts';
import type { Money } from './Money.ts';

/** An amount as people type it, in whole units: "1250", "1250.50". */
export const amountTyped = ({ amountMinor, currency }: Money): string => {
  if (!isCurrency(currency)) return String(amountMinor);
  const digits = minorDigits(currency);
  return (amountMinor / 10 ** digits).toFixed(amountMinor % 10 ** digits === 0 ? 0 : digits);
};
