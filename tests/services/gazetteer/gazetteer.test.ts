import { expect, it } from 'vitest';
import { gazetteerWith, type TownRow } from '../../support/services/gazetteerWith.ts';

/** The biggest first. */
const rows: readonly TownRow[] = [
  { name: 'Hamburg' },
  { name: 'Köln', otherNames: ['Cologne', 'Keulen'] },
  { name: 'Munich', otherNames: ['München'] },
  { name: 'Frankfurt am Main', region: 'Hesse', lat: 50.1155, lng: 8.6842, people: 0 },
  { name: 'Hamm' },
  { name: 'Mainz' },
  { name: 'Malmö', country: 'SE' },
  { name: 'Łódź', country: 'PL' },
  { name: 'Århus', country: 'DK' },
  { name: 'Hammerfest', country: 'NO' },
  { name: "'s-Hertogenbosch", country: 'NL' },
  { name: 'Straßgang', country: 'AT' },
  { name: 'Ham', country: 'FR' },
  { name: 'Київ', country: 'UA' },
  { name: 'Å', country: 'NO' },
];
const gazetteer = gazetteerWith(rows);
const names = (words: string, country?: string, count = 10) =>
  gazetteer.find({ words, country, count }).map(({ name }) => name);

it.each([
  ['ham', ['Hamburg', 'Hamm', 'Hammerfest', 'Ham']],
  ['HAMB', ['Hamburg']],
  ['köl', ['Köln']],
  ['Koln', ['Köln']],
  ['koeln', ['Köln']],
  ['Ko\u0308ln', ['Köln']],
  ['colog', ['Köln']],
  ['muenchen', ['Munich']],
  ['Malmo', ['Malmö']],
  ['malmoe', ['Malmö']],
  ['lodz', ['Łódź']],
  ['aarhus', ['Århus']],
  ['arhus', ['Århus']],
  ['strassg', ['Straßgang']],
  ['s hert', ["'s-Hertogenbosch"]],
  ['s-Hert', ["'s-Hertogenbosch"]],
  ['Ки', ['Київ']],
  ['main', ['Mainz', 'Frankfurt am Main']],
  ['frankfurt  am m', ['Frankfurt am Main']],
  ['a', ['Å']],
  ['burg', []],
  ['', []],
  ['|', []],
  ['-', []],
])('%j finds %j', (words, found) => {
  expect(names(words)).toEqual(found);
});

it('keeps to a country', () => {
  expect(names('ham', 'NO')).toEqual(['Hammerfest']);
  expect(names('main', 'DE')).toEqual(['Mainz', 'Frankfurt am Main']);
  expect(names('ham', 'IT')).toEqual([]);
});

it('finds the small town of exactly that name among bigger ones', () => {
  expect(names('ham', undefined, 2)).toEqual(['Hamburg', 'Ham']);
});

it('begins with the towns that a truck reaches, and fills up with those overseas', () => {
  const world = gazetteerWith([
    { name: 'Contramaestre', lat: 20.3, lng: -76.2 },
    { name: 'Contra Costa', lat: 37.9, lng: -122 },
    { name: 'Contrexéville', lat: 48.2, lng: 5.9 },
    { name: 'Contres', lat: 47.4, lng: 1.4 },
  ]);
  const from = (near: { lat: number; lng: number } | undefined, count: number) =>
    world.find({ words: 'contr', near, count }).map(({ name }) => name);
  const [paris, havana] = [
    { lat: 48.9, lng: 2.4 },
    { lat: 23.1, lng: -82.4 },
  ];
  expect(from(undefined, 2)).toEqual(['Contramaestre', 'Contra Costa']);
  expect(from(paris, 2)).toEqual(['Contrexéville', 'Contres']);
  expect(from(paris, 3)).toEqual(['Contrexéville', 'Contres', 'Contramaestre']);
  expect(from(havana, 4)).toEqual(['Contramaestre', 'Contra Costa', 'Contrexéville', 'Contres']);
});

it('tells where a town is', () => {
  expect(gazetteer.find({ words: 'frankfurt', count: 1 })).toEqual([
    { name: 'Frankfurt am Main', country: 'DE', region: 'Hesse', lat: 50.1155, lng: 8.6842, people: 0 },
  ]);
});

it.each([
  ['Ham', undefined, 'Ham'],
  ['MÜNCHEN', 'DE', 'Munich'],
  ['Koeln', undefined, 'Köln'],
  ['Frankfurt', 'DE', 'Frankfurt am Main'],
  ['Frank', 'DE', undefined],
  ['Main', 'DE', undefined],
  ['Hamburg', 'NO', undefined],
  ['|', undefined, undefined],
  ['', undefined, undefined],
])('%j, in country %s, is %s', (name, country, town) => {
  expect(gazetteer.named(name, country)?.name).toBe(town);
});

it('takes no time over a name that is all marks, and none for what is too long to be a name', () => {
  const marks = '\u0301\u0327';
  expect(gazetteer.named(`Ham${marks.repeat(400)}`, undefined)?.name).toBe('Ham');
  expect(names(`Ham${marks.repeat(400)}`, 'NO')).toEqual(['Hammerfest']);
  expect(gazetteer.named(`Ham${marks.repeat(500_000)}`, undefined)).toBeUndefined();
  expect(names(`Ham${marks.repeat(500_000)}`)).toEqual([]);
});
