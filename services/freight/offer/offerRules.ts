import type { FieldError } from '../../web/problems/FieldError.ts';
import type { Money } from '../fields/moneyField.ts';
import { brokenFields } from '../request/Broken.ts';

/** What an offer or a counter-offer must be: in the currency of the request, and valid beyond `now`. */
export const offerRules = (
  { amount, validUntil }: { readonly amount: Money; readonly validUntil: string },
  currency: string,
  now: Date,
): readonly FieldError[] =>
  brokenFields([
    amount.currency !== currency && ['amount.currency', 'otherCurrency'],
    new Date(validUntil) <= now && ['validUntil', 'inPast'],
  ]);
