import { isCurrency } from '../money/isCurrency.ts';
import type { Money } from '../money/Money.ts';
import type { Problem, Problems } from '../record/Problem.ts';
import { type Found, missing, numberFound } from '../request/Found.ts';
import { priceLimits } from '../request/termsFound.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';

interface PriceAndTime {
  readonly amount?: Money | undefined;
  readonly validUntil?: string | undefined;
}

const amountFound = (amount: Money | undefined, currency: string): Found => {
  if (!amount) return missing('amount');
  if (!isCurrency(amount.currency)) return ['amount.currency', { code: 'currency' }];
  if (amount.currency !== currency) return ['amount.currency', { code: 'other_currency' }];
  return numberFound('amount.amountMinor', amount.amountMinor, priceLimits(currency));
};

const endFound = (validUntil: string | undefined, now: number): Found => {
  if (validUntil === undefined) return missing('validUntil');
  const end = readRfc3339(validUntil);
  if (end === undefined) return ['validUntil', { code: 'not_an_instant' }];
  return end <= now ? ['validUntil', { code: 'in_past' }] : undefined;
};

/** What is wrong with the price and the end of an offer or counter-offer. `now` is in epoch milliseconds. */
export const offerProblems = ({ amount, validUntil }: PriceAndTime, currency: string, now: number): Problems => {
  const found = [amountFound(amount, currency), endFound(validUntil, now)];
  return Object.fromEntries(found.filter((each): each is readonly [string, Problem] => each !== undefined));
};

/** A price that looks like a slip: more than ten times the target, or less than a tenth of it. */
export const isUnlikelyPrice = (amount: Money, target: Money | undefined): boolean =>
  target !== undefined &&
  (amount.amountMinor > 10 * target.amountMinor || amount.amountMinor * 10 < target.amountMinor);
