import * as v from 'valibot';
import { decimalField } from '../fields/decimalField.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';

export const lateRules = ['forfeit', 'from_arrival', 'reduce_free'] as const;

const minutes = (most: number, least = 0) => decimalField(least, most, 0);

/**
 * Terms as a shipper sets them. A request may be in another currency than the next, so amounts are in whole units of the currency of each price,
 * with two decimals at most: 60 is 60.00 euros, or 60 yen.
 */
const entries = {
  freeMin: v.strictObject({ pickup: minutes(1_440), delivery: minutes(1_440) }),
  ratePerHour: decimalField(0, 10_000, 2),
  incrementMin: minutes(240, 1),
  capMin: minutes(2_880),
  lateRule: v.picklist(lateRules),
  graceLateMin: minutes(240),
  cancellationFee: decimalField(0, 100_000, 2),
  paymentDays: decimalField(0, 365, 0),
};

/** Terms as they are set; version 0 is that of the standard terms, as long as no others were set. */
export const termsBody = v.strictObject({
  ...entries,
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
});

export type TermsBody = v.InferOutput<typeof termsBody>;

export const termsAnswer = v.pipe(
  v.object({
    version: wholeNumber,
    updatedAt: v.nullable(instantAnswer),
    freeMin: v.object({ pickup: wholeNumber, delivery: wholeNumber }),
    ratePerHour: v.number(),
    incrementMin: wholeNumber,
    capMin: wholeNumber,
    lateRule: v.picklist(lateRules),
    graceLateMin: wholeNumber,
    cancellationFee: v.number(),
    paymentDays: wholeNumber,
  }),
  v.metadata({ ref: 'Terms' }),
);
