import * as v from 'valibot';
import { pricingModels } from '../../../domain/request/RequestContent.ts';
import { instantAnswer, optional, optionalText } from '../answers.ts';
import { cargoLineAnswer } from '../freight/cargoLineAnswer.ts';
import { loadStopAnswer } from '../freight/loadStopAnswer.ts';
import { moneyAnswer } from '../freight/moneyAnswer.ts';
import { requiredAnswer } from '../freight/requiredAnswer.ts';

/** What a fleet sees of a request that it says its price for: all of it or nothing, as it must not price a load without one of its stops. */
export const seenLoadEntries = {
  stops: v.array(loadStopAnswer),
  cargo: v.array(cargoLineAnswer),
  required: requiredAnswer,
  pricing: v.object({
    model: optional(v.picklist(pricingModels)),
    currency: optionalText,
    target: optional(moneyAnswer),
  }),
  decisionBy: optional(instantAnswer),
};
