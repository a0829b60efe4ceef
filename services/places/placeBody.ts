import * as v from 'valibot';
import { countryField } from '../fields/countryField.ts';
import { plainText } from '../fields/plainText.ts';
import { versionField } from '../fields/versionField.ts';
import { accuracies, contactField, latField, lngField } from '../freight/request/stopField.ts';
import { problem } from '../web/problems/problem.ts';

const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

const entries = {
  name: plainText(120),
  address: plainText(200),
  postcode: maybe(plainText(12)),
  city: plainText(80),
  country: countryField,
  lat: latField,
  lng: lngField,
  accuracy: v.nullish(v.picklist(accuracies), 'town'),
  contact: maybe(contactField),
  note: maybe(plainText(500)),
};

type Position = Readonly<Record<'lat' | 'lng', number>>;
const isSomewhere = ({ lat, lng }: Position): boolean => lat !== 0 || lng !== 0;

/** A place as it is added to the book. */
export const placeBody = v.pipe(
  v.strictObject(entries),
  v.forward(v.partialCheck([['lat'], ['lng']], isSomewhere, problem('positionMissing')), ['lat']),
);

/** A place as it is changed: the whole of it, with the version that was read. */
export const placeChange = v.pipe(
  v.strictObject({ ...entries, version: versionField }),
  v.forward(v.partialCheck([['lat'], ['lng']], isSomewhere, problem('positionMissing')), ['lat']),
);

export type PlaceDraft = v.InferOutput<typeof placeBody>;
