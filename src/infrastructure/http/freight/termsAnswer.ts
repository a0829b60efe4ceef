import * as v from 'valibot';

/** What holds for waiting, cancelling and paying, for prices in one currency. */
export const termsAnswer = v.object({
  freeMin: v.object({ pickup: v.number(), delivery: v.number() }),
  ratePerHourMinor: v.number(),
  incrementMin: v.number(),
  capMin: v.number(),
  lateRule: v.picklist(['forfeit', 'from_arrival', 'reduce_free']),
  graceLateMin: v.number(),
  cancellationFeeMinor: v.number(),
  paymentDays: v.number(),
});
