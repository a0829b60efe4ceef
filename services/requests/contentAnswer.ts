import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { moneyAnswer } from '../freight/fields/moneyField.ts';
import { packingGroups } from '../freight/request/cargoField.ts';
import { equipments, pricingModels } from '../freight/request/requestContent.ts';
import { accuracies, stopTypes } from '../freight/request/stopField.ts';

const text = v.nullable(v.string());
const number = v.nullable(v.number());
const flag = v.nullable(v.boolean());
const temperature = v.nullable(v.object({ min: v.number(), max: v.number() }));

/** When a stop is served; instants in UTC. */
const windowAnswer = v.object({
  from: v.nullable(instantAnswer),
  to: v.nullable(instantAnswer),
  timeZone: text,
});

const placeAnswer = v.object({
  name: text,
  address: text,
  postcode: text,
  city: text,
  country: text,
  lat: number,
  lng: number,
  accuracy: v.nullable(v.picklist(accuracies)),
  contact: v.nullable(v.object({ name: v.string(), phone: v.string() })),
});

const stopAnswer = v.object({
  id: text,
  type: v.nullable(v.picklist(stopTypes)),
  place: v.nullable(placeAnswer),
  window: v.nullable(windowAnswer),
  serviceMin: number,
  note: text,
});

/** A stop as fleets see it before the award. */
export const loadStopAnswer = v.object({
  type: v.nullable(v.picklist(stopTypes)),
  city: text,
  postcodeArea: text,
  country: text,
  lat: number,
  lng: number,
  window: windowAnswer,
  serviceMin: number,
});

const dangerousAnswer = v.object({
  un: text,
  name: text,
  class: text,
  packingGroup: v.nullable(v.picklist(packingGroups)),
  tunnelCode: text,
  transportCategory: number,
  quantity: number,
  limitedQuantity: flag,
});

/** A line of goods as fleets see it. */
const loadLineAnswer = v.object({
  description: text,
  packageCode: text,
  count: number,
  grossKg: number,
  volumeM3: number,
  loadingMetres: number,
  stackable: flag,
  temperatureC: temperature,
  hsCode: text,
  dangerous: v.nullable(dangerousAnswer),
  pickup: number,
  delivery: number,
});

const requiredAnswer = v.object({
  bodyTypes: v.array(v.string()),
  minPayloadKg: number,
  temperatureC: temperature,
  adr: flag,
  equipment: v.array(v.picklist(equipments)),
});

/** What a shipper said, with null where nothing was. */
export const contentAnswer = v.object({
  stops: v.array(stopAnswer),
  cargo: v.array(v.object({ ...loadLineAnswer.entries, marks: text })),
  required: requiredAnswer,
  pricing: v.object({
    model: v.nullable(v.picklist(pricingModels)),
    currency: text,
    target: v.nullable(moneyAnswer),
    hideTarget: v.boolean(),
  }),
  audience: v.object({ market: v.boolean(), carriers: v.array(idAnswer), lists: v.array(idAnswer) }),
  decisionBy: v.nullable(instantAnswer),
  notes: text,
});

/** What of a request its fleets see and make their price for. */
export const seenLoadEntries = {
  stops: v.array(loadStopAnswer),
  cargo: v.array(loadLineAnswer),
  required: requiredAnswer,
  pricing: v.object({
    model: v.nullable(v.picklist(pricingModels)),
    currency: v.nullable(v.string()),
    target: v.nullable(moneyAnswer),
  }),
  decisionBy: v.nullable(instantAnswer),
};
