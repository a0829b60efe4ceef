import * as v from 'valibot';
import { accuracies, stopTypes } from '../../../domain/stop/Stop.ts';
import { instantAnswer, optional, optionalText } from '../answers.ts';

const number = optional(v.number());
const instant = optional(instantAnswer);

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

/** What is known of a stop, as its shipper and the carrier of a shipment see it. */
export const stopEntries = {
  type: optional(v.picklist(stopTypes)),
  place: optional(place),
  window: optional(v.object({ from: instant, to: instant, timeZone: optionalText })),
  serviceMin: number,
  note: optionalText,
};
