import type { Money } from '../money/Money.ts';
import { isCurrency } from '../money/isCurrency.ts';
import { readMoney } from '../money/readMoney.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import type { Problem, Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import { limitsIn } from './limitsIn.ts';
import { offerFields } from './offerFields.ts';
import { offerProblems } from './offerProblems.ts';
import { validityChoices, validityEnd } from './validity.ts';

/** An offer as it is typed. */
export interface OfferDraft {
  readonly amount: string;
  /** One of `validityChoices`. */
  readonly validFor: string;
  /** The end of one's own, RFC 3339. */
  readonly validUntil: string;
  readonly vehicleId: string;
  readonly trailerId: string;
  readonly driverId: string;
  /** The earliest pickup, RFC 3339. */
  readonly pickupAt: string;
  readonly message: string;
  /** `yes` if it stands by in case the chosen carrier falls off. */
  readonly standBy: string;
}

export type OfferPath = Extract<keyof OfferDraft, string>;

/** An offer as it is sent. */
export interface OfferEntry {
  readonly amount: Money;
  readonly validUntil: string;
  readonly vehicleId: string | undefined;
  readonly trailerId: string | undefined;
  readonly driverId: string | undefined;
  readonly pickupAt: string | undefined;
  readonly message: string | undefined;
  readonly standBy: boolean;
}

/** What an offer is judged by. */
export interface OfferTerms {
  readonly currency: string;
  readonly decisionBy: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA time zone of whoever offers. */
  readonly zone: string;
}

const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());

const amountProblem = (
  typed: string,
  amount: Money | undefined,
  currency: string,
  found: Problem | undefined,
): Problem | undefined => {
  if (given(typed) === undefined) return { code: 'required' };
  if (!amount) return { code: 'not_a_number', limits: limitsIn(currency) };
  return found && { ...found, limits: limitsIn(currency) };
};

const readMessage = (typed: string): Result<string | undefined, Problem> =>
  given(typed) === undefined ? { ok: true, value: undefined } : offerFields.message.read(typed.trim());

/** Reads a typed offer, or tells what is wrong with it, field by field. */
export const readOffer = (draft: OfferDraft, terms: OfferTerms): Result<OfferEntry, Problems<OfferPath>> => {
  const { currency, now } = terms;
  const amount = isCurrency(currency) ? readMoney(draft.amount, currency) : undefined;
  const choice = isOneOf(validityChoices, draft.validFor) ? draft.validFor : 'own';
  const end = validityEnd(choice, { ...terms, own: draft.validUntil });
  const validUntil = end === undefined ? undefined : new Date(end).toISOString();
  const found = offerProblems({ amount, validUntil }, currency, now);
  const pickupAt = given(draft.pickupAt);
  const message = readMessage(draft.message);
  const problems = {
    amount: amountProblem(draft.amount, amount, currency, found['amount.amountMinor']),
    validUntil:
      draft.validUntil !== '' && end === undefined ? ({ code: 'not_an_instant' } as const) : found['validUntil'],
    pickupAt:
      pickupAt !== undefined && readRfc3339(pickupAt) === undefined ? ({ code: 'not_an_instant' } as const) : undefined,
    message: message.ok ? undefined : message.problems,
  };
  if (!amount || validUntil === undefined || !message.ok || Object.values(problems).some(Boolean))
    return { ok: false, problems };
  const { vehicleId, trailerId, driverId } = draft;
  return {
    ok: true,
    value: {
      amount,
      validUntil,
      vehicleId: given(vehicleId),
      trailerId: given(trailerId),
      driverId: given(driverId),
      pickupAt,
      message: message.value,
      standBy: draft.standBy === 'yes',
    },
  };
};
