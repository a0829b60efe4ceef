/** What was agreed on waiting, cancelling and paying, frozen with the award. Money in the smallest unit of the price's currency. */
export interface Terms {
  readonly freeMin: { readonly pickup: number; readonly delivery: number };
  readonly ratePerHourMinor: number;
  readonly incrementMin: number;
  readonly capMin: number;
  readonly lateRule: 'forfeit' | 'from_arrival' | 'reduce_free';
  readonly graceLateMin: number;
  readonly cancellationFeeMinor: number;
  readonly paymentDays: number;
}
