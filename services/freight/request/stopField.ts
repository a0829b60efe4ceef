import * as v from 'valibot';
import { boundedText } from '../../fields/boundedText.ts';
import { countryField } from '../../fields/countryField.ts';
import { phoneField } from '../../fields/phoneField.ts';
import { plainText } from '../../fields/plainText.ts';
import { wholeField } from '../../fields/wholeField.ts';
import { problem } from '../../web/problems/problem.ts';
import { instantField } from '../fields/instantField.ts';
import { isTimeZone } from '../fields/isTimeZone.ts';

export const stopTypes = ['pickup', 'delivery'] as const;

export const accuracies = ['address', 'town', 'manual'] as const;

const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

export const contactField = v.strictObject({ name: plainText(100), phone: phoneField });

/** The poles are excluded: no road leads there. */
export const latField = v.pipe(
  v.number(),
  v.check((degrees) => degrees > -90 && degrees < 90, problem('tooHigh', { least: -90, most: 90 })),
);
export const lngField = v.pipe(
  v.number(),
  v.check((degrees) => degrees >= -180 && degrees <= 180, problem('tooHigh', { least: -180, most: 180 })),
);

/** A place; 0, 0 is what is sent when a position is missing. */
const place = v.pipe(
  v.strictObject({
    name: maybe(plainText(120)),
    address: maybe(plainText(200)),
    postcode: maybe(plainText(12)),
    city: maybe(plainText(80)),
    country: maybe(countryField),
    lat: maybe(latField),
    lng: maybe(lngField),
    accuracy: maybe(v.picklist(accuracies)),
    contact: maybe(contactField),
  }),
  v.forward(
    v.partialCheck([['lat'], ['lng']], (at) => !(at.lat === 0 && at.lng === 0), problem('positionMissing')),
    ['lat'],
  ),
);

const window = v.strictObject({
  from: maybe(instantField),
  to: maybe(instantField),
  timeZone: maybe(v.pipe(boundedText(60), v.check(isTimeZone, problem('notAZone')))),
});

/** A stop as far as it is known. `id` is the client's own and not kept. */
export const stopField = v.strictObject({
  id: maybe(plainText(60)),
  type: maybe(v.picklist(stopTypes)),
  place: maybe(place),
  window: maybe(window),
  serviceMin: maybe(wholeField(0, 1440)),
  note: maybe(plainText(500)),
});

export type Stop = v.InferOutput<typeof stopField>;
