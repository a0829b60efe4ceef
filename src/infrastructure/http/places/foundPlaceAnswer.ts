import * as v from 'valibot';
import { accuracies } from '../../../domain/stop/Stop.ts';
import { idAnswer, optional, optionalText } from '../answers.ts';

/** A place as the search answers it. */
export const foundPlaceAnswer = v.object({
  id: optional(idAnswer),
  name: v.string(),
  address: optionalText,
  postcode: optionalText,
  city: v.string(),
  region: optionalText,
  country: v.string(),
  lat: v.number(),
  lng: v.number(),
  accuracy: v.picklist(accuracies),
  contact: optional(v.object({ name: v.string(), phone: v.string() })),
  note: optionalText,
  timeZone: v.string(),
});
