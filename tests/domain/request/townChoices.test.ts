import { expect, it } from 'vitest';
import { townChoices } from '../../../src/domain/request/townChoices.ts';

const town = (name: string, region?: string, country = 'DE') => ({ name, region, country });

it.each([
  [
    'names that differ',
    [town('Frankfurt am Main', 'Hesse'), town('Frankfurt (Oder)', 'Brandenburg')],
    ['Frankfurt am Main', 'Frankfurt (Oder)'],
  ],
  [
    'a name that another one begins with',
    [town('Halle (Saale)', 'Saxony-Anhalt'), town('Halle', 'North Rhine-Westphalia')],
    ['Halle (Saale)', 'Halle, North Rhine-Westphalia'],
  ],
  [
    'one name in two regions',
    [town('Springfield', 'MO', 'US'), town('Springfield', 'IL', 'US')],
    ['Springfield, MO', 'Springfield, IL'],
  ],
  ['one name in two countries', [town('Halle', 'Flanders', 'BE'), town('Halle', 'Hesse')], ['Halle, BE', 'Halle, DE']],
  ['one name in one region', [town('Au', 'Bavaria'), town('Au', 'Bavaria')], ['Au, Bavaria']],
  ['one name without regions', [town('Au'), town('Au')], ['Au']],
])('of %s', (_, towns, choices) => {
  expect(townChoices(towns)).toEqual(choices);
});
