import type { Money } from '../money/Money.ts';
import type { Problem, Problems } from '../record/Problem.ts';
import type { Found } from '../request/Found.ts';

interface PriceAndEnd {
  readonly amount: Money;
  /** RFC 3339. */
  readonly validUntil: string;
}

const sameAmount = (one: Money, other: Money): Found =>
  one.currency === other.currency && one.amountMinor === other.amountMinor
    ? ['amount.amountMinor', { code: 'same_amount' }]
    : undefined;

/** What is wrong with a counter-offer beside the offer it answers: the same price, or an end beyond the offer's. */
export const counterProblems = (counter: PriceAndEnd, offer: PriceAndEnd): Problems => {
  const found: readonly Found[] = [
    sameAmount(counter.amount, offer.amount),
    Date.parse(counter.validUntil) > Date.parse(offer.validUntil) ? ['validUntil', { code: 'after_offer' }] : undefined,
  ];
  return Object.fromEntries(found.filter((each): each is readonly [string, Problem] => each !== undefined));
};
