import * as v from 'valibot';
import { packingGroups } from '../../../domain/request/cargoCodes.ts';
import { optional, optionalText } from '../answers.ts';

const number = optional(v.number());
const flag = optional(v.boolean());
const temperatures = optional(v.object({ min: v.number(), max: v.number() }));

const dangerous = v.object({
  un: optionalText,
  name: optionalText,
  class: optionalText,
  packingGroup: optional(v.picklist(packingGroups)),
  tunnelCode: optionalText,
  transportCategory: number,
  quantity: number,
  limitedQuantity: flag,
});

/** A line of goods with its marks, as its shipper and the carrier of a shipment see it. */
export const wholeLineAnswer = v.object({
  description: optionalText,
  packageCode: optionalText,
  count: number,
  grossKg: number,
  volumeM3: number,
  loadingMetres: number,
  stackable: flag,
  temperatureC: temperatures,
  hsCode: optionalText,
  marks: optionalText,
  dangerous: optional(dangerous),
  pickup: number,
  delivery: number,
});
