import { priceLimits } from '../request/termsFound.ts';
import type { Terms } from './Terms.ts';

/** What holds until a shipper sets terms of its own: 60.00 an hour in currencies with two decimals. */
export const usualTerms = (currency: string): Terms => ({
  freeMin: { pickup: 120, delivery: 120 },
  ratePerHourMinor: (60 * priceLimits(currency).most) / 1_000_000,
  incrementMin: 15,
  capMin: 300,
  lateRule: 'forfeit',
  graceLateMin: 15,
  cancellationFeeMinor: 0,
  paymentDays: 30,
});
