import { expect, it } from 'vitest';
import { townChoices } from '../../../src/domain/request/townChoices.ts';

const town = (name: string, region?: string, country = 'DE', lat = 51) => ({
  name,
  region,
  country,
  lat,
  lng: -9.87654,
});

it.each<[string, Parameters<typeof townChoices>, ReturnType<typeof townChoices>]>([
  [
    'names that differ',
    [[town('Frankfurt am Main', 'Hesse'), town('Frankfurt (Oder)', 'Brandenburg')]],
    { by: 'name', choices: ['Frankfurt am Main', 'Frankfurt (Oder)'], hasPostcodes: true },
  ],
  [
    'a name that another one begins with',
    [[town('Halle (Saale)', 'Saxony-Anhalt'), town('Halle', 'North Rhine-Westphalia')]],
    { by: 'name', choices: ['Halle (Saale)', 'Halle, North Rhine-Westphalia'], hasPostcodes: true },
  ],
  [
    'names that differ by an accent alone',
    [[town('Münster', 'North Rhine-Westphalia'), town('Munster', 'Lower Saxony')]],
    { by: 'name', choices: ['Münster, North Rhine-Westphalia', 'Munster, Lower Saxony'], hasPostcodes: true },
  ],
  [
    'more towns than are named',
    [[town('Springfield', 'MO', 'US'), town('Springfield', 'IL', 'US')], true],
    { by: 'nameOrPosition', choices: ['Springfield, MO', 'Springfield, IL'], hasPostcodes: true },
  ],
  [
    'towns of a country whose postcodes tell no region',
    [
      [
        town('Newport', 'Wales', 'GB'),
        town('Newport', 'England', 'GB', 50.7),
        town('Newport', 'England', 'GB', 52.76981),
      ],
    ],
    {
      by: 'nameOrPosition',
      choices: ['Newport, Wales', 'Newport, England (50.7, -9.8765)', 'Newport, England (52.7698, -9.8765)'],
      hasPostcodes: false,
    },
  ],
  [
    'one name in two countries',
    [[town('Halle (Saale)', 'Hesse'), town('Halle', 'Flanders', 'BE'), town('Halle', 'Hesse')]],
    { by: 'country', choices: ['DE', 'BE'], hasPostcodes: false },
  ],
  [
    'one name in one region',
    [[town('Au', 'Bavaria', 'DE', 47.5), town('Au', 'Bavaria', 'DE', 48.5)]],
    { by: 'position', choices: ['Au, Bavaria (47.5, -9.8765)', 'Au, Bavaria (48.5, -9.8765)'], hasPostcodes: false },
  ],
  [
    'a short name without a region',
    [[town('Au'), town('Au am Inn')]],
    { by: 'nameOrPosition', choices: ['Au', 'Au am Inn'], hasPostcodes: false },
  ],
])('of %s', (_, asked, choices) => {
  expect(townChoices(...asked)).toEqual(choices);
});
