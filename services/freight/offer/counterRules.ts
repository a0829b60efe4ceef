import type { FieldError } from '../../web/problems/FieldError.ts';
import type { Money } from '../fields/moneyField.ts';
import { brokenFields } from '../request/Broken.ts';

interface PriceAndEnd {
  readonly amount: Money;
  readonly validUntil: string;
}

/** What a counter-offer must be beside an offer of its own: another price than the fleet's, and over no later than the offer it answers. */
export const counterRules = (counter: PriceAndEnd, offer: PriceAndEnd): readonly FieldError[] =>
  brokenFields([
    counter.amount.currency === offer.amount.currency &&
      counter.amount.amountMinor === offer.amount.amountMinor && ['amount.amountMinor', 'sameAmount'],
    new Date(counter.validUntil) > new Date(offer.validUntil) && ['validUntil', 'afterOffer'],
  ]);
