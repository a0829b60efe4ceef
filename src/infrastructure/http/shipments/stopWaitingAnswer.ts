import * as v from 'valibot';
import { waitingStates } from '../../../domain/shipment/StopWaiting.ts';
import { instantAnswer, optional, optionalText } from '../answers.ts';
import { moneyAnswer } from '../freight/moneyAnswer.ts';

/** The waiting at a stop as the services send it. */
export const stopWaitingAnswer = v.object({
  stop: v.number(),
  state: v.picklist(waitingStates),
  isLate: v.boolean(),
  dwellMin: v.number(),
  freeMin: v.number(),
  billableMin: v.number(),
  chargedMin: v.number(),
  charge: moneyAnswer,
  answer: optional(v.object({ at: instantAnswer, reason: optionalText, note: optionalText })),
});
