import * as v from 'valibot';
import { maybe } from '../fields/maybe.ts';
import { versionField } from '../fields/versionField.ts';
import { isSomewhere, noteField, placeFields } from '../freight/request/stopField.ts';
import { problem } from '../web/problems/problem.ts';

const entries = {
  ...placeFields,
  postcode: maybe(placeFields.postcode),
  accuracy: v.nullish(placeFields.accuracy, 'town'),
  contact: maybe(placeFields.contact),
  note: maybe(noteField),
};

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
