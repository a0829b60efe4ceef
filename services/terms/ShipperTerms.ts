import type { Terms } from './AgreedTerms.ts';

/** Terms as a shipper sets them, with amounts in whole units of whatever currency a price is in. */
export interface ShipperTerms extends Omit<Terms, 'ratePerHourMinor' | 'cancellationFeeMinor'> {
  readonly ratePerHour: number;
  readonly cancellationFee: number;
}
