import * as v from 'valibot';
import { instantAnswer } from '../../fields/instantAnswer.ts';
import { moneyAnswer } from '../fields/moneyField.ts';

/** The shipper's own price for an offer, and until when it binds the shipper; null if there is none. */
export const counterAnswer = v.nullable(v.object({ amount: moneyAnswer, validUntil: instantAnswer }));

interface Countered {
  readonly currency: string;
  readonly counter_minor: number | null;
  readonly counter_until: Date | null;
}

/** The answer for the counter-offer of an offer. */
export const counterOf = ({ currency, counter_minor: amountMinor, counter_until: validUntil }: Countered) =>
  amountMinor === null || validUntil === null ? null : { amount: { amountMinor, currency }, validUntil };
