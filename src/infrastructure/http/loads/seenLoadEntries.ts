import * as v from 'valibot';
import { pricingModels } from '../../../domain/request/RequestContent.ts';
import { instantAnswer, optional, optionalText } from '../answers.ts';
import { cargoLineAnswer } from '../freight/cargoLineAnswer.ts';
import { loadStopAnswer } from '../freight/loadStopAnswer.ts';
import { moneyAnswer } from '../freight/moneyAnswer.ts';
import { requiredAnswer } from '../freight/requiredAnswer.ts';
import { listAnswer } from '../listAnswer.ts';

/** What a fleet sees of a request that it says its price for. */
export const seenLoadEntries = {
  stops: listAnswer(loadStopAnswer),
  cargo: listAnswer(cargoLineAnswer),
  required: requiredAnswer,
  pricing: v.object({
    model: optional(v.picklist(pricingModels)),
    currency: optionalText,
    target: optional(moneyAnswer),
  }),
  decisionBy: optional(instantAnswer),
};
