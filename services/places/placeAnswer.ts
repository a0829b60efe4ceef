import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { recordHead } from '../fields/recordHead.ts';
import { accuracies } from '../freight/request/stopField.ts';
import { zoneAt } from '../freight/route/zoneAt.ts';
import type { Town } from '../gazetteer/Town.ts';
import type { PlaceRow } from './PlaceBookTable.ts';

const text = v.nullable(v.string());

const place = {
  name: v.string(),
  postcode: text,
  city: v.string(),
  country: v.string(),
  lat: v.number(),
  lng: v.number(),
  accuracy: v.picklist(accuracies),
  contact: v.nullable(v.object({ name: v.string(), phone: v.string() })),
  note: text,
  timeZone: v.string(),
};

/** A place that a stop can be at, with the time zone there (IANA). Without an id it is a town of the world. */
export const placeAnswer = v.object({ id: v.nullable(idAnswer), address: text, region: text, ...place });

/** A place of the book. */
export const placeBookAnswer = v.pipe(
  v.object({ ...recordHead.answered, address: v.string(), ...place }),
  v.metadata({ ref: 'PlaceBookEntry' }),
);

const contactOf = ({ contact_name: name, contact_phone: phone }: PlaceRow) =>
  name === null || phone === null ? null : { name, phone };

const factsOf = (row: PlaceRow) => {
  const { name, address, postcode, city, country, lat, lng, accuracy, note } = row;
  const contact = contactOf(row);
  return { name, address, postcode, city, country, lat, lng, accuracy, contact, note, timeZone: zoneAt(lat, lng) };
};

export const placeBookOf = (row: PlaceRow) => recordHead.before(row, factsOf(row));

export const ownPlaceOf = (row: PlaceRow) => ({ ...factsOf(row), id: row.id, region: null });

export const townPlaceOf = ({ name, country, region, lat, lng }: Town) => ({
  id: null,
  name,
  address: null,
  postcode: null,
  city: name,
  region,
  country,
  lat,
  lng,
  accuracy: 'town' as const,
  contact: null,
  note: null,
  timeZone: zoneAt(lat, lng),
});
