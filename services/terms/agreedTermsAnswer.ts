import * as v from 'valibot';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { lateRules } from './termsBody.ts';

/** What an award freezes on waiting, cancelling and paying, in the smallest unit of the price's currency. */
export const agreedTermsAnswer = v.pipe(
  v.object({
    freeMin: v.object({ pickup: wholeNumber, delivery: wholeNumber }),
    ratePerHourMinor: wholeNumber,
    incrementMin: wholeNumber,
    capMin: wholeNumber,
    lateRule: v.picklist(lateRules),
    graceLateMin: wholeNumber,
    cancellationFeeMinor: wholeNumber,
    paymentDays: wholeNumber,
  }),
  v.metadata({ ref: 'AgreedTerms' }),
);
