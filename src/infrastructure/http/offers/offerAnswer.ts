import * as v from 'valibot';
import { closedReasons, offerStatuses } from '../../../domain/offer/OfferStatus.ts';
import { idAnswer, instantAnswer, optional, optionalText } from '../answers.ts';
import { loadStopAnswer } from '../freight/loadStopAnswer.ts';
import { moneyAnswer } from '../freight/moneyAnswer.ts';
import { verdictAnswer } from '../freight/verdictAnswer.ts';
import { listAnswer } from '../listAnswer.ts';

const offeredLoad = v.object({
  stops: listAnswer(loadStopAnswer),
  km: v.number(),
  decisionBy: optional(instantAnswer),
  target: optional(moneyAnswer),
});

/** An offer as its fleet gets it. */
export const offerAnswer = v.object({
  id: idAnswer,
  version: v.number(),
  createdAt: instantAnswer,
  updatedAt: instantAnswer,
  loadId: idAnswer,
  load: optional(offeredLoad),
  shipper: v.object({ id: idAnswer, name: v.string() }),
  amount: moneyAnswer,
  status: v.picklist(offerStatuses),
  outdated: v.boolean(),
  changes: v.array(v.string()),
  pickupAt: optional(instantAnswer),
  validUntil: instantAnswer,
  counter: optional(v.object({ amount: moneyAnswer, validUntil: instantAnswer })),
  message: optionalText,
  standBy: v.boolean(),
  trail: v.array(v.object({ amount: moneyAnswer, by: v.picklist(['fleet', 'shipper']), at: instantAnswer })),
  verdict: optional(verdictAnswer),
  closedReason: optional(v.picklist(closedReasons)),
  vehicleId: optional(idAnswer),
  trailerId: optional(idAnswer),
  driverId: optional(idAnswer),
});
