import * as v from 'valibot';
import { idAnswer } from '../answers.ts';
import { offerFacts } from '../freight/offerFacts.ts';

/** An offer as the shipper gets it. */
export const receivedOfferAnswer = v.object({
  ...offerFacts,
  company: v.object({ id: idAnswer, name: v.string() }),
});
