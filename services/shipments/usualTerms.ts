import { priceLimits } from '../freight/fields/currencies.ts';
import type { Terms } from './ShipmentTables.ts';

/** What holds until a shipper sets terms of its own: money in the smallest unit of the price's currency. */
export const usualTerms = (currency: string): Terms => ({
  freeMin: { pickup: 120, delivery: 120 },
  ratePerHourMinor: 60 * (priceLimits(currency).most / 1_000_000),
  incrementMin: 15,
  capMin: 300,
  lateRule: 'forfeit',
  graceLateMin: 15,
  cancellationFeeMinor: 0,
  paymentDays: 30,
});
