import type { Money } from '../money/Money.ts';
import { readMoney } from '../money/readMoney.ts';
import type { Problem, Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import type { CounterOffer } from './CounterOffer.ts';
import { counterProblems } from './counterProblems.ts';
import { limitsIn } from './limitsIn.ts';
import { offerProblems } from './offerProblems.ts';

/** A counter-offer as it is typed: an amount, and an instant (RFC 3339). */
export interface CounterDraft {
  readonly amount: string;
  readonly validUntil: string;
}

/** The offer that is answered. */
export interface CounteredOffer {
  readonly amount: Money;
  /** RFC 3339. */
  readonly validUntil: string;
}

const amountProblem = (typed: string, found: Problems, currency: string): Problem | undefined => {
  const problem = found['amount'] ?? found['amount.currency'] ?? found['amount.amountMinor'];
  if (typed.trim() === '') return { code: 'required' };
  if (problem === undefined || problem.code === 'same_amount') return problem;
  return { code: 'out_of_range', limits: limitsIn(currency) };
};

/** Parses a counter-offer to an offer, in the currency of the request. `now` is in epoch milliseconds. */
export const parseCounter = (
  { amount: typed, validUntil: end }: CounterDraft,
  offer: CounteredOffer,
  currency: string,
  now: number,
): Result<CounterOffer, Problems<keyof CounterDraft>> => {
  const amount = readMoney(typed, currency);
  const validUntil = end.trim() === '' ? undefined : end;
  const own: Problems = offerProblems({ amount, validUntil }, currency, now);
  const beside: Problems = amount && validUntil !== undefined ? counterProblems({ amount, validUntil }, offer) : {};
  const found: Problems = { ...beside, ...own };
  if (amount && validUntil !== undefined && Object.keys(found).length === 0)
    return { ok: true, value: { amount, validUntil } };
  return { ok: false, problems: { amount: amountProblem(typed, found, currency), validUntil: found['validUntil'] } };
};
