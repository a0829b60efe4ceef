/** What holds for waiting, cancelling and paying. Minutes and days; money in the smallest unit of the price's currency. */
export interface Terms {
  readonly freeMin: { readonly pickup: number; readonly delivery: number };
  readonly ratePerHourMinor: number;
  /** Waiting is counted in these steps, rounded up. */
  readonly incrementMin: number;
  readonly capMin: number;
  readonly lateRule: 'forfeit' | 'from_arrival' | 'reduce_free';
  readonly graceLateMin: number;
  readonly cancellationFeeMinor: number;
  readonly paymentDays: number;
}
