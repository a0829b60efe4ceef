import type { Money } from '../money/Money.ts';
import { readMoney } from '../money/readMoney.ts';
import type { Problem, Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { limitsIn } from './limitsIn.ts';
import { offerProblems } from './offerProblems.ts';

/** A counter-offer as it is typed: an amount, and an instant (RFC 3339). */
export interface CounterDraft {
  readonly amount: string;
  readonly validUntil: string;
}

/** Another price of the shipper, which binds the shipper until its end (RFC 3339). */
export interface CounterOffer {
  readonly amount: Money;
  readonly validUntil: string;
}

const amountProblem = (typed: string, isRefused: boolean, currency: string): Problem | undefined => {
  if (typed.trim() === '') return { code: 'required' };
  return isRefused ? { code: 'out_of_range', limits: limitsIn(currency) } : undefined;
};

/** Parses a counter-offer in the currency of the request. `now` is in epoch milliseconds. */
export const parseCounter = (
  { amount: typed, validUntil: end }: CounterDraft,
  currency: string,
  now: number,
): Result<CounterOffer, Problems<keyof CounterDraft>> => {
  const amount = readMoney(typed, currency);
  const validUntil = end.trim() === '' ? undefined : end;
  const found: Problems = offerProblems({ amount, validUntil }, currency, now);
  const isRefused = ['amount', 'amount.currency', 'amount.amountMinor'].some((path) => found[path] !== undefined);
  if (amount && validUntil !== undefined && !isRefused && !found['validUntil'])
    return { ok: true, value: { amount, validUntil } };
  return {
    ok: false,
    problems: { amount: amountProblem(typed, isRefused, currency), validUntil: found['validUntil'] },
  };
};
