import * as v from 'valibot';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { moneyAnswer } from '../freight/fields/moneyField.ts';
import type { OfferRow } from './OfferTable.ts';

/** The shipper's own price for an offer, and until when it binds the shipper; null if there is none. */
export const counterAnswer = v.nullable(v.object({ amount: moneyAnswer, validUntil: instantAnswer }));

type Countered = Pick<OfferRow, 'currency' | 'counter_minor' | 'counter_until'>;

/** The answer for the counter-offer of an offer. */
export const counterOf = ({ currency, counter_minor: amountMinor, counter_until: validUntil }: Countered) =>
  amountMinor === null || validUntil === null ? null : { amount: { amountMinor, currency }, validUntil };
