import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { verdictAnswer } from '../freight/verdict/Verdict.ts';

const unit = v.object({
  id: idAnswer,
  fleetNo: v.string(),
  plate: v.string(),
  kind: v.string(),
  bodyType: v.string(),
  payloadKg: wholeNumber,
});

/** A truck with trailer and driver for a shipment. A driver who is null has to be chosen. */
export const candidateAnswer = v.pipe(
  v.object({
    vehicle: unit,
    trailer: v.nullable(unit),
    driver: v.nullable(v.object({ id: idAnswer, name: v.string() })),
    /** Whether the offer named this truck; with the trailer and driver it named, while they fit. */
    offered: v.boolean(),
    verdict: verdictAnswer,
    /** Where it is free before the trip, and from when; null if that is not known. */
    free: v.nullable(v.object({ city: v.nullable(v.string()), country: v.string(), at: instantAnswer })),
    /** From there to the first stop. */
    emptyKm: v.nullable(wholeNumber),
    /** Minutes between the earliest arrival and the end of the first window. */
    slackMin: v.nullable(v.pipe(v.number(), v.integer())),
  }),
  v.metadata({ ref: 'Candidate' }),
);
