import * as v from 'valibot';
import { stopTypes } from '../../../domain/stop/Stop.ts';
import { ignoring, instantAnswer, optional, optionalText } from '../answers.ts';
import { shortFootprintAnswer } from '../freight/footprintAnswer.ts';
import { partyAnswer, shipmentFacts, unitAnswer, unreadFacts } from './shipmentFacts.ts';

const listedStop = v.pipe(
  v.object({
    type: optional(v.picklist(stopTypes)),
    name: optionalText,
    city: optionalText,
    postcode: optionalText,
    country: optionalText,
    window: v.object({ from: optional(instantAnswer), to: optional(instantAnswer), timeZone: optionalText }),
  }),
  v.transform(({ type, window, ...place }) => ({ type, window, place })),
);

/** A shipment as a row of the list. */
export const listedShipmentAnswer = ignoring(
  unreadFacts,
  v.object({
    ...shipmentFacts,
    stops: v.array(listedStop),
    co2e: optional(shortFootprintAnswer),
    goods: v.object({ description: optionalText, lines: v.number(), grossKg: v.number() }),
    assignment: optional(v.object({ vehicle: unitAnswer, trailer: optional(unitAnswer), driver: partyAnswer })),
  }),
);
