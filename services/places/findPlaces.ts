import * as v from 'valibot';
import { boundedText } from '../fields/boundedText.ts';
import { collapseSpaces } from '../fields/collapseSpaces.ts';
import { countryField } from '../fields/countryField.ts';
import { maxCharacters } from '../fields/maxCharacters.ts';
import { printable } from '../fields/printable.ts';
import { zoneAt } from '../freight/route/zoneAt.ts';
import type { Town } from '../gazetteer/Town.ts';
import type { Services } from '../Services.ts';
import { findTowns } from './findTowns.ts';
import type { PlaceAnswer } from './placeAnswer.ts';

const most = 10;

/** What is typed in search of a place, and the country to search in. */
export const placesQuery = v.strictObject({
  q: v.optional(
    v.pipe(boundedText(100), v.trim(), v.transform(collapseSpaces), maxCharacters(100), printable('line')),
    '',
  ),
  country: v.optional(countryField),
});

type PlacesQuery = v.InferOutput<typeof placesQuery>;

const ofTown = ({ name, country, region, lat, lng }: Town): PlaceAnswer => ({
  id: null,
  name,
  address: null,
  postcode: null,
  city: name,
  region,
  country,
  lat,
  lng,
  accuracy: 'town',
  contact: null,
  note: null,
  timeZone: zoneAt(lat, lng),
});

/** Places that begin so. */
export const findPlaces = ({ gazetteer }: Services, { q, country }: PlacesQuery): readonly PlaceAnswer[] =>
  findTowns(gazetteer, q, country, most).map(ofTown);
