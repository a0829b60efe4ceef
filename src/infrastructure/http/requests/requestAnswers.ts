import * as v from 'valibot';
import { kmMethods } from '../../../domain/distance/estimateRoute.ts';
import { declineReasons } from '../../../domain/load/declineReasons.ts';
import { pricingModels } from '../../../domain/request/RequestContent.ts';
import { requestStatuses } from '../../../domain/request/RequestStatus.ts';
import { idAnswer, ignoring, instantAnswer, optional, optionalText } from '../answers.ts';
import { moneyAnswer } from '../freight/moneyAnswer.ts';
import { requiredAnswer } from '../freight/requiredAnswer.ts';
import { stopAnswer } from '../freight/stopAnswer.ts';
import { wholeLineAnswer } from '../freight/wholeLineAnswer.ts';
import { listAnswer } from '../listAnswer.ts';

const number = optional(v.number());
const instant = optional(instantAnswer);

/** What was entered of a request and is the same each time. */
const content = {
  stops: v.array(stopAnswer),
  cargo: v.array(wholeLineAnswer),
  required: requiredAnswer,
  pricing: v.object({
    model: optional(v.picklist(pricingModels)),
    currency: optionalText,
    target: optional(moneyAnswer),
    hideTarget: v.boolean(),
  }),
  audience: v.object({ market: v.boolean(), carriers: v.array(idAnswer), lists: v.array(idAnswer) }),
  notes: optionalText,
};

/** A request without dates. */
export const templateAnswer = v.object({ ...content, id: idAnswer, createdAt: instantAnswer, name: v.string() });

const declineAnswer = v.object({
  reason: v.picklist(declineReasons),
  note: optionalText,
  at: instantAnswer,
  company: v.optional(v.object({ id: idAnswer, name: v.string() })),
});

/** A request as its shipper sees it. */
export const requestAnswer = ignoring(
  ['companyId'],
  v.object({
    ...content,
    id: idAnswer,
    version: v.number(),
    createdAt: instantAnswer,
    updatedAt: instantAnswer,
    reference: v.string(),
    decisionBy: instant,
    status: v.picklist(requestStatuses),
    endsAt: instant,
    lane: v.string(),
    km: number,
    kmMethod: optional(v.picklist(kmMethods)),
    publishedAt: instant,
    recovering: v.boolean(),
    cancelReason: optionalText,
    awardedOffer: optional(idAnswer),
    awardedPrice: optional(moneyAnswer),
    shipmentId: optional(idAnswer),
    offers: v.object({ live: v.number(), best: optional(moneyAnswer), highest: optional(moneyAnswer) }),
    asked: v.object({ fleets: v.number(), answered: v.number() }),
    declines: v.optional(listAnswer(declineAnswer)),
  }),
);
