import * as v from 'valibot';
import { kmMethods } from '../../../domain/distance/estimateRoute.ts';
import { packingGroups } from '../../../domain/request/cargoCodes.ts';
import { equipments, pricingModels } from '../../../domain/request/RequestContent.ts';
import { requestStatuses } from '../../../domain/request/RequestStatus.ts';
import { accuracies, stopTypes } from '../../../domain/stop/Stop.ts';
import { idAnswer, ignoring, instantAnswer, optional, optionalText } from '../answers.ts';
import { moneyAnswer } from '../freight/moneyAnswer.ts';

const number = optional(v.number());
const flag = optional(v.boolean());
const instant = optional(instantAnswer);
const temperatures = optional(v.object({ min: v.number(), max: v.number() }));

const place = v.object({
  name: optionalText,
  address: optionalText,
  postcode: optionalText,
  city: optionalText,
  country: optionalText,
  lat: number,
  lng: number,
  accuracy: optional(v.picklist(accuracies)),
  contact: optional(v.object({ name: v.string(), phone: v.string() })),
});

const stop = ignoring(
  ['id'],
  v.object({
    type: optional(v.picklist(stopTypes)),
    place: optional(place),
    window: optional(v.object({ from: instant, to: instant, timeZone: optionalText })),
    serviceMin: number,
    note: optionalText,
  }),
);

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

const line = v.object({
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

const required = v.object({
  bodyTypes: v.array(v.string()),
  minPayloadKg: number,
  temperatureC: temperatures,
  adr: flag,
  equipment: v.array(v.picklist(equipments)),
});

/** A request as its shipper sees it. */
export const requestAnswer = ignoring(
  ['companyId'],
  v.object({
    id: idAnswer,
    version: v.number(),
    createdAt: instantAnswer,
    updatedAt: instantAnswer,
    reference: v.string(),
    stops: v.array(stop),
    cargo: v.array(line),
    required,
    pricing: v.object({
      model: optional(v.picklist(pricingModels)),
      currency: optionalText,
      target: optional(moneyAnswer),
      hideTarget: v.boolean(),
    }),
    audience: v.object({ market: v.boolean(), carriers: v.array(idAnswer), lists: v.array(idAnswer) }),
    decisionBy: instant,
    notes: optionalText,
    status: v.picklist(requestStatuses),
    endsAt: instant,
    lane: v.string(),
    km: number,
    kmMethod: optional(v.picklist(kmMethods)),
    publishedAt: instant,
    recovering: v.boolean(),
    cancelReason: optionalText,
    awardedOffer: optional(idAnswer),
    shipmentId: optional(idAnswer),
    offers: v.object({ live: v.number(), best: optional(moneyAnswer) }),
  }),
);
