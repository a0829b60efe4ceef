import * as v from 'valibot';
import { offerStatuses } from '../../../domain/offer/OfferStatus.ts';
import { idAnswer, instantAnswer, optional } from '../answers.ts';
import { counterAnswer } from '../freight/counterAnswer.ts';
import { moneyAnswer } from '../freight/moneyAnswer.ts';
import { termsAnswer } from '../freight/termsAnswer.ts';
import { reasonAnswer, verdictAnswer } from '../freight/verdictAnswer.ts';
import { listAnswer } from '../listAnswer.ts';
import { seenLoadEntries } from './seenLoadEntries.ts';

const ownOffer = v.object({
  id: idAnswer,
  version: v.number(),
  status: v.picklist(offerStatuses),
  outdated: v.boolean(),
  amount: moneyAnswer,
  validUntil: instantAnswer,
  counter: counterAnswer,
});

/** A request as a fleet sees it. */
export const loadAnswer = v.object({
  id: idAnswer,
  shipper: v.object({
    id: idAnswer,
    name: v.string(),
    record: v.object({ days: v.number(), awarded: v.number() }),
  }),
  publishedAt: instantAnswer,
  asked: v.boolean(),
  watched: v.boolean(),
  possibleDuplicate: v.boolean(),
  ...seenLoadEntries,
  km: v.number(),
  terms: v.optional(v.object({ ...termsAnswer.entries, version: v.number() })),
  ownOffer: optional(ownOffer),
  fits: v.object({
    count: v.number(),
    isAtLeast: v.optional(v.boolean(), false),
    nearly: listAnswer(v.object({ vehicleId: idAnswer, reasons: listAnswer(reasonAnswer) })),
    vehicleIds: v.optional(v.array(idAnswer)),
  }),
  verdict: optional(verdictAnswer),
  emptyKm: optional(v.number()),
});
