import { expect, it } from 'vitest';
import { regionBeginnings } from '../../../services/gazetteer/regionBeginnings.ts';
import { foldName } from '../../../services/gazetteer/foldName.ts';
import { isRegionCalled } from '../../../services/gazetteer/isRegionCalled.ts';
import { regionsOfPostcode } from '../../../services/gazetteer/regionsOfPostcode.ts';
import { rivalTowns } from '../../../services/gazetteer/rivalTowns.ts';
import { readNames } from '../../../scripts/towns/readNames.mjs';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';

const gazetteer = gazetteerWith([
  { name: 'Newcastle upon Tyne', country: 'GB', people: 192 },
  { name: 'Halle (Saale)', people: 234 },
  { name: 'Halle Neustadt', people: 45 },
  { name: 'Halle', region: 'North Rhine-Westphalia', people: 21 },
  { name: 'Neustadt/Harz', people: 3 },
  { name: 'Newcastle', country: 'GB', people: 7 },
  { name: 'Neustadt', people: 2 },
  { name: 'Halle', country: 'BE', people: 30 },
]);

it.each([
  ['Halle', 'DE', ['Halle (Saale)', 'Halle']],
  ['HALLE', undefined, ['Halle (Saale)', 'Halle', 'Halle']],
  ['Halle Neustadt', 'DE', ['Halle Neustadt']],
  ['Halle/Saale', 'DE', ['Halle (Saale)']],
  ['Newcastle', 'GB', ['Newcastle upon Tyne', 'Newcastle']],
  ['Neustadt', 'DE', ['Neustadt/Harz', 'Neustadt']],
  ['Neu', 'DE', []],
  ['', undefined, []],
])('%j in %s may be %j', (name, country, towns) => {
  expect(gazetteer.namesakes(name, country).map((town) => town.name)).toEqual(towns);
});

it('takes no region for a country of the same letters', () => {
  const richmonds = gazetteerWith([
    { name: 'Richmond', country: 'US', region: 'CA', people: 220 },
    { name: 'Richmond', country: 'CA', region: 'BC', people: 190 },
  ]);
  const inCanada = [expect.objectContaining({ country: 'CA', region: 'BC' })];
  expect(richmonds.namesakes('Richmond', 'CA')).toEqual(inCanada);
  expect(richmonds.find({ words: 'rich', country: 'CA', count: 5 })).toEqual(inCanada);
  expect(richmonds.named('Richmond', 'CA')).toEqual(inCanada[0]);
});

it.each([
  ['Berlin, and a village', [3426, 6], [3426]],
  ['Frankfurt on two rivers', [650, 52], [650, 52]],
  ['two villages', [4, 3], [4]],
  ['a village and a small town', [75, 5], [75, 5]],
  ['a town so much bigger', [76, 5], [76]],
  ['the smaller first', [20, 30], [30, 20]],
  ['none', [], []],
])('by the name alone, of %s, somebody means %j', (_, people, meant) => {
  const towns = people.map((each) => ({ name: 'X', country: 'DE', region: null, lat: 50, lng: 8, people: each }));
  expect(rivalTowns(towns).map((town) => town.people)).toEqual(meant);
});

it.each([
  ['DE', '15230', ['Brandenburg']],
  ['DE', 'D-15230', ['Brandenburg']],
  ['DE', '49632', ['Lower Saxony']],
  ['DE', '49477', ['Lower Saxony', 'North Rhine-Westphalia']],
  ['FR', '69001', ['Auvergne-Rhône-Alpes']],
  ['US', '62701', ['IL', 'KS', 'MO', 'NE']],
  ['CA', 'k1a 0b1', ['ON']],
  ['PL', '00-950', ['Mazovia']],
  ['NL', '1012 AB', undefined],
  ['DE', '', undefined],
])('in %s, the postcode %j is in %j', (country, postcode, regions) => {
  const found = regionsOfPostcode(country, postcode);
  expect(found && [...found].toSorted()).toEqual(regions);
});

it('names regions as the gazetteer does, and every region of a country with postcodes', () => {
  const names = readNames('regions.txt');
  for (const [country, entries] of Object.entries(regionBeginnings)) {
    const named = entries.split(';').map((entry) => entry.split('=')[0]?.trim());
    const known = [...names].filter(([key]) => key.startsWith(`${country} `)).map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(known));
  }
});

it.each([
  ['Hessen', 'DE', 'Hesse', true],
  ['hesse', 'DE', 'Hesse', true],
  ['NRW', 'DE', 'North Rhine-Westphalia', true],
  ['Bayern', 'DE', 'Hesse', false],
  ['Bayern', 'AT', 'Bavaria', false],
  ['IL', 'US', 'IL', true],
  ['IL', 'US', null, false],
])('%j in %s is %s: %s', (name, country, region, is) => {
  expect(isRegionCalled(foldName(name), { country, region })).toBe(is);
});
