import * as v from 'valibot';
import { idAnswer, optional } from '../answers.ts';
import { footprintAnswer } from '../freight/footprintAnswer.ts';
import { offerFacts } from '../freight/offerFacts.ts';
import { scorecardAnswer } from '../freight/scorecardAnswer.ts';
import { termsAnswer } from '../freight/termsAnswer.ts';

/** An offer as the shipper gets it. */
export const receivedOfferAnswer = v.object({
  ...offerFacts,
  company: v.object({ id: idAnswer, name: v.string(), isNew: v.boolean() }),
  terms: termsAnswer,
  emptyKm: optional(v.number()),
  scorecard: optional(scorecardAnswer),
  co2e: optional(footprintAnswer),
});
