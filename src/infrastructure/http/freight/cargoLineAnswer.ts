import * as v from 'valibot';
import { packingGroups } from '../../../domain/request/cargoCodes.ts';
import { optional, optionalText } from '../answers.ts';

const optionalNumber = optional(v.number());
const optionalFlag = optional(v.boolean());

export const temperaturesAnswer = optional(v.object({ min: v.number(), max: v.number() }));

const dangerous = v.object({
  un: optionalText,
  name: optionalText,
  class: optionalText,
  packingGroup: optional(v.picklist(packingGroups)),
  tunnelCode: optionalText,
  transportCategory: optionalNumber,
  quantity: optionalNumber,
  limitedQuantity: optionalFlag,
});

/** A line of goods as fleets see it before the award. */
export const cargoLineAnswer = v.object({
  description: optionalText,
  packageCode: optionalText,
  count: optionalNumber,
  grossKg: optionalNumber,
  volumeM3: optionalNumber,
  loadingMetres: optionalNumber,
  stackable: optionalFlag,
  temperatureC: temperaturesAnswer,
  hsCode: optionalText,
  dangerous: optional(dangerous),
  pickup: optionalNumber,
  delivery: optionalNumber,
});
