import { expect, it } from 'vitest';
import { chooseTown } from '../../../services/requests/import/chooseTown.ts';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';

/** The biggest first. */
const gazetteer = gazetteerWith([
  { name: 'Berlin', region: 'Berlin', people: 3426 },
  { name: 'Munich', otherNames: ['München'], region: 'Bavaria', people: 1260 },
  { name: 'Frankfurt am Main', region: 'Hesse', people: 650 },
  { name: 'Essen', region: 'North Rhine-Westphalia', people: 593 },
  { name: 'Mülheim an der Ruhr', region: 'North Rhine-Westphalia', people: 171 },
  { name: 'Springfield', country: 'US', region: 'MO', people: 167 },
  { name: 'Springfield', country: 'US', region: 'IL', people: 117 },
  { name: 'Neustadt', region: 'Rhineland-Palatinate', people: 54 },
  { name: 'Frankfurt (Oder)', region: 'Brandenburg', lat: 52.34, people: 52 },
  { name: 'Neustadt bei Coburg', region: 'Bavaria', people: 17 },
  { name: 'Neustadt in Sachsen', region: 'Saxony', people: 14 },
  { name: 'Essen', region: 'Lower Saxony', people: 8 },
  { name: 'Halle', country: 'BE', region: 'Flanders', people: 34 },
  { name: 'Halle', region: 'North Rhine-Westphalia', people: 21 },
]);

const labelled = ({ name, region }: { name: string; region: string | null }) => `${name}, ${region}`;

const chosen = (name: string, country: string | undefined, postcode: string | null, ownAt?: number) => {
  const found = chooseTown(gazetteer, { name, country, postcode }, ({ lat }) => lat === ownAt);
  return found && [labelled(found.town), found.others.map(labelled), found.isPlain];
};

const [main, oder] = ['Frankfurt am Main, Hesse', 'Frankfurt (Oder), Brandenburg'];

it.each([
  ['Berlin', 'DE', null, ['Berlin, Berlin', [], true]],
  ['München', 'DE', null, ['Munich, Bavaria', [], true]],
  ['Frankfurt', 'DE', null, [main, [oder], false]],
  ['Frankfurt', 'DE', '15230', [oder, [], false]],
  ['Frankfurt', 'DE', '60311', [main, [], false]],
  ['Frankfurt', 'DE', '99999', [main, [oder], false]],
  ['Frankfurt (Oder)', 'DE', null, [oder, [], true]],
  ['Frankfurt/Oder', 'DE', null, [oder, [], true]],
  ['Frankfurt (Main)', 'DE', null, [main, [], false]],
  ['Frankfurt, Brandenburg', 'DE', null, [oder, [], false]],
  ['Frankfurt, Hessen', 'DE', null, [main, [], false]],
  ['Frankfurt, Bayern', 'DE', null, undefined],
  ['Essen', 'DE', null, ['Essen, North Rhine-Westphalia', [], true]],
  ['Essen', 'DE', '49632', ['Essen, Lower Saxony', [], false]],
  ['Mülheim', 'DE', null, ['Mülheim an der Ruhr, North Rhine-Westphalia', [], false]],
  ['Springfield', 'US', '62701', ['Springfield, MO', ['Springfield, IL'], false]],
  ['Springfield, IL', 'US', null, ['Springfield, IL', [], false]],
  ['Neustadt', 'DE', '96465', ['Neustadt bei Coburg, Bavaria', [], false]],
  ['Halle', undefined, null, ['Halle, Flanders', ['Halle, North Rhine-Westphalia'], false]],
  ['Halle, BE', undefined, null, ['Halle, Flanders', [], false]],
  ['Nowhere', 'DE', null, undefined],
  ['Nowhere, Hesse', 'DE', null, undefined],
  [',', 'DE', null, undefined],
])('%j in %s with the postcode %s is %j', (name, country, postcode, found) => {
  expect(chosen(name, country, postcode)).toEqual(found);
});

it('takes the town near a place of the company, unless the postcode says another', () => {
  expect(chosen('Frankfurt', 'DE', null, 52.34)).toEqual([oder, [], false]);
  expect(chosen('Frankfurt', 'DE', '60311', 52.34)).toEqual([main, [], false]);
});

it('takes no time over a name that is all separators', () => {
  expect(chosen(`${'a, '.repeat(200_000)}b`, 'DE', null)).toBeUndefined();
});
