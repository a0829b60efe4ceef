import * as v from 'valibot';
import { anything, idAnswer } from '../answers.ts';
import type { AwardedShipment } from '../contract/Contract.ts';
import { moneyAnswer } from '../freight/moneyAnswer.ts';

/** A shipment as the answer to its award tells it; the rest of it is read when it is opened. */
export const awardedShipmentAnswer = v.pipe(
  anything<AwardedShipment>(),
  v.transform((shipment): unknown => shipment),
  v.object({
    id: idAnswer,
    reference: v.string(),
    carrier: v.object({ id: idAnswer, name: v.string() }),
    price: moneyAnswer,
  }),
);
