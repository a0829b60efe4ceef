import * as v from 'valibot';
import { instantAnswer, optional } from '../answers.ts';
import { moneyAnswer } from './moneyAnswer.ts';

/** The shipper's own price for an offer, if there is one. */
export const counterAnswer = optional(v.object({ amount: moneyAnswer, validUntil: instantAnswer }));
