import * as v from 'valibot';
import { closedReasons, offerStatuses } from '../../../domain/offer/OfferStatus.ts';
import { idAnswer, instantAnswer, optional, optionalText } from '../answers.ts';
import { counterAnswer } from './counterAnswer.ts';
import { moneyAnswer } from './moneyAnswer.ts';
import { verdictAnswer } from './verdictAnswer.ts';

/** What both sides get of an offer. */
export const offerFacts = {
  id: idAnswer,
  version: v.number(),
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
  amount: moneyAnswer,
  status: v.picklist(offerStatuses),
  outdated: v.boolean(),
  changes: v.array(v.string()),
  pickupAt: optional(instantAnswer),
  validUntil: instantAnswer,
  counter: counterAnswer,
  message: optionalText,
  standBy: v.boolean(),
  trail: v.array(v.object({ amount: moneyAnswer, by: v.picklist(['fleet', 'shipper']), at: instantAnswer })),
  verdict: optional(verdictAnswer),
  closedReason: optional(v.picklist(closedReasons)),
};
