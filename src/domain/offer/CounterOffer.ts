import type { Money } from '../money/Money.ts';

/** Another price of the shipper, which binds the shipper until its end (RFC 3339). */
export interface CounterOffer {
  readonly amount: Money;
  readonly validUntil: string;
}
