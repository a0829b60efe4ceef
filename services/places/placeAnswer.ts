import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { accuracies } from '../freight/request/stopField.ts';

const text = v.nullable(v.string());

/** A place that a stop can be at, with the time zone there (IANA). Without an id it is a town of the world. */
export const placeAnswer = v.object({
  id: v.nullable(idAnswer),
  name: v.string(),
  address: text,
  postcode: text,
  city: v.string(),
  region: text,
  country: v.string(),
  lat: v.number(),
  lng: v.number(),
  accuracy: v.picklist(accuracies),
  contact: v.nullable(v.object({ name: v.string(), phone: v.string() })),
  note: text,
  timeZone: v.string(),
});

export type PlaceAnswer = v.InferOutput<typeof placeAnswer>;
