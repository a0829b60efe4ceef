import * as v from 'valibot';
import { equipments } from '../../../domain/request/RequestContent.ts';
import { optional } from '../answers.ts';
import { temperaturesAnswer } from './cargoLineAnswer.ts';

/** What the shipper asks of the truck. */
export const requiredAnswer = v.object({
  bodyTypes: v.array(v.string()),
  minPayloadKg: optional(v.number()),
  temperatureC: temperaturesAnswer,
  adr: optional(v.boolean()),
  equipment: v.array(v.picklist(equipments)),
});
