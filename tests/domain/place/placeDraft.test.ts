import { expect, it } from 'vitest';
import { parsePlace } from '../../../src/domain/place/parsePlace.ts';
import { inTown, isInTown, placeDraft } from '../../../src/domain/place/placeDraft.ts';
import { bookedPlaceFactory } from '../../support/factories/bookedPlaceFactory.ts';
import { placeFactory } from '../../support/factories/placeFactory.ts';

const place = bookedPlaceFactory.build();
const { id: _id, version: _version, ...facts } = place;

it('a place is parsed as it was written', () => {
  expect(parsePlace(placeDraft(place))).toEqual({ ok: true, value: facts });
});

it('a new place needs a name, a town and a street', () => {
  const read = parsePlace(placeDraft(undefined));
  expect(read.ok ? [] : Object.keys(read.problems)).toEqual([
    'name',
    'city',
    'country',
    'lat',
    'lng',
    'accuracy',
    'address',
  ]);
});

it('a chosen town brings its position along, and leaves what else was typed', () => {
  const draft = inTown(
    placeDraft(place),
    placeFactory.build({ city: 'Porto', country: 'PT', lat: 41.1496, lng: -8.611 }),
  );
  expect(parsePlace(draft)).toEqual({
    ok: true,
    value: { ...facts, city: 'Porto', country: 'PT', lat: 41.1496, lng: -8.611 },
  });
});

it.each([
  ['name', 120],
  ['address', 200],
  ['postcode', 12],
  ['note', 500],
  ['contact.name', 100],
])('its %s has up to %i characters', (field, most) => {
  const problemsWith = (length: number) => {
    const read = parsePlace({ ...placeDraft(place), [field]: 'x'.repeat(length) });
    return read.ok ? [] : Object.keys(read.problems);
  };
  expect([problemsWith(most), problemsWith(most + 1)]).toEqual([[], [field]]);
});

it('a town that is cleared leaves no position', () => {
  expect(inTown(placeDraft(place), undefined)).toMatchObject({ city: '', country: '', lat: '', lng: '', accuracy: '' });
});

it.each([
  ['that was chosen', {}, true],
  ['of that name elsewhere', { lat: 40.5 }, false],
  ['of another name', { city: 'Lyon' }, false],
  ['whose position differs by less than 11 cm', { lat: 41.149_600_1 }, true],
])('a draft is in the town %s: %j', (_, other, isIn) => {
  const town = { city: 'Porto', country: 'PT', lat: 41.1496, lng: -8.611 };
  const draft = inTown(placeDraft(undefined), placeFactory.build(town));
  expect(isInTown(draft, placeFactory.build({ ...town, ...other }))).toBe(isIn);
});

it('a contact has a name and a phone number, or is none', () => {
  const read = parsePlace({ ...placeDraft(place), 'contact.phone': '' });
  expect(read.ok ? [] : Object.keys(read.problems)).toEqual(['contact.phone']);
  const without = { ...placeDraft(place), 'contact.name': '', 'contact.phone': '' };
  expect(parsePlace(without)).toEqual({ ok: true, value: { ...facts, contact: undefined } });
});
