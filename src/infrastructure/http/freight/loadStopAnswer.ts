import * as v from 'valibot';
import { stopTypes } from '../../../domain/stop/Stop.ts';
import { optional, optionalText } from '../answers.ts';

const windowAnswer = v.object({ from: optionalText, to: optionalText, timeZone: optionalText });

/** A stop as fleets see it before the award. */
export const loadStopAnswer = v.object({
  type: optional(v.picklist(stopTypes)),
  city: optionalText,
  postcodeArea: optionalText,
  country: optionalText,
  lat: optional(v.number()),
  lng: optional(v.number()),
  window: windowAnswer,
  serviceMin: optional(v.number()),
});
