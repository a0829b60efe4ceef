import * as v from 'valibot';
import { idAnswer, instantAnswer, optional, optionalText } from '../answers.ts';
import { loadChangeAnswer } from '../freight/loadChangeAnswers.ts';
import { loadStopAnswer } from '../freight/loadStopAnswer.ts';
import { moneyAnswer } from '../freight/moneyAnswer.ts';
import { offerFacts } from '../freight/offerFacts.ts';
import { termsAnswer } from '../freight/termsAnswer.ts';
import { seenLoadEntries } from '../loads/seenLoadEntries.ts';

const offeredLoad = v.object({
  stops: v.array(loadStopAnswer),
  km: v.number(),
  decisionBy: optional(instantAnswer),
  currency: optionalText,
  target: optional(moneyAnswer),
});

const seenLoad = v.object(seenLoadEntries);

/** An offer as its fleet gets it. */
export const offerAnswer = v.object({
  ...offerFacts,
  loadId: idAnswer,
  load: optional(offeredLoad),
  shipper: v.object({ id: idAnswer, name: v.string() }),
  vehicleId: optional(idAnswer),
  trailerId: optional(idAnswer),
  driverId: optional(idAnswer),
  terms: optional(termsAnswer),
  changedLoad: optional(v.object({ before: seenLoad, now: seenLoad, changes: v.array(loadChangeAnswer) })),
  shipmentId: optional(idAnswer),
});
