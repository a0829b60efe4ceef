import * as v from 'valibot';
import { idAnswer, optional } from '../answers.ts';
import { footprintAnswer } from '../freight/footprintAnswer.ts';
import { offerFacts } from '../freight/offerFacts.ts';
import { scorecardAnswer } from '../freight/scorecardAnswer.ts';

/** An offer as the shipper gets it. */
export const receivedOfferAnswer = v.object({
  ...offerFacts,
  company: v.object({ id: idAnswer, name: v.string(), isNew: v.boolean() }),
  terms: v.object({
    freeMin: v.object({ pickup: v.number(), delivery: v.number() }),
    ratePerHourMinor: v.number(),
    incrementMin: v.number(),
    capMin: v.number(),
    lateRule: v.picklist(['forfeit', 'from_arrival', 'reduce_free']),
    graceLateMin: v.number(),
    cancellationFeeMinor: v.number(),
    paymentDays: v.number(),
  }),
  emptyKm: optional(v.number()),
  scorecard: optional(scorecardAnswer),
  co2e: optional(footprintAnswer),
});
