import * as v from 'valibot';
import { idAnswer, ignoring, instantAnswer, optional, optionalText } from '../answers.ts';
import { verdictAnswer } from '../freight/verdictAnswer.ts';

const unit = ignoring(
  ['kind'],
  v.object({
    id: idAnswer,
    fleetNo: v.string(),
    plate: v.string(),
    bodyType: v.string(),
    payloadKg: v.number(),
  }),
);

/** A truck for a shipment. */
export const candidateAnswer = v.object({
  vehicle: unit,
  trailer: optional(unit),
  driver: optional(v.object({ id: idAnswer, name: v.string() })),
  offered: v.boolean(),
  verdict: verdictAnswer,
  free: optional(v.object({ city: optionalText, country: v.string(), at: instantAnswer })),
  emptyKm: optional(v.number()),
  slackMin: optional(v.number()),
});
