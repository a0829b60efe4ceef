import { minorDigits } from '../money/minorDigits.ts';
import type { Terms } from '../shipment/Terms.ts';
import type { TermsFacts } from './termsFields.ts';

/** What an award freezes of a shipper's terms for a price in this currency: amounts in its smallest unit, half up. */
export const termsIn = ({ ratePerHour, cancellationFee, ...terms }: TermsFacts, currency: string): Terms => {
  const minor = (units: number): number => Math.round(units * 10 ** minorDigits(currency));
  return { ...terms, ratePerHourMinor: minor(ratePerHour), cancellationFeeMinor: minor(cancellationFee) };
};
