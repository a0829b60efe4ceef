import * as v from 'valibot';
import { maybe } from '../../fields/maybe.ts';
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

/** What a driver should know about a stop. */
export const noteField = plainText(500);

const contactField = v.strictObject({ name: plainText(100), phone: phoneField });

/** The poles are excluded: no road leads there. */
const latField = v.pipe(
  v.number(),
  v.check((degrees) => degrees > -90 && degrees < 90, problem('tooHigh', { least: -90, most: 90 })),
);
const lngField = v.pipe(
  v.number(),
  v.check((degrees) => degrees >= -180 && degrees <= 180, problem('tooHigh', { least: -180, most: 180 })),
);

/** What is known of a place, each value as it must be; the place book holds the same. */
export const placeFields = {
  name: plainText(120),
  address: plainText(200),
  postcode: plainText(12),
  city: plainText(80),
  country: countryField,
  lat: latField,
  lng: lngField,
  accuracy: v.picklist(accuracies),
  contact: contactField,
};

type Position = Readonly<Record<'lat' | 'lng', number | null>>;

/** 0, 0 is what is sent when a position is missing. */
export const isSomewhere = ({ lat, lng }: Position): boolean => lat !== 0 || lng !== 0;

const place = v.pipe(
  v.strictObject({
    name: maybe(placeFields.name),
    address: maybe(placeFields.address),
    postcode: maybe(placeFields.postcode),
    city: maybe(placeFields.city),
    country: maybe(placeFields.country),
    lat: maybe(placeFields.lat),
    lng: maybe(placeFields.lng),
    accuracy: maybe(placeFields.accuracy),
    contact: maybe(placeFields.contact),
  }),
  v.forward(v.partialCheck([['lat'], ['lng']], isSomewhere, problem('positionMissing')), ['lat']),
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
  note: maybe(noteField),
});

export type Stop = v.InferOutput<typeof stopField>;
