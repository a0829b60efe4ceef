import { expect, it } from 'vitest';
import { regionBeginnings } from '../../services/gazetteer/regionBeginnings.ts';
import { chooseTown } from '../../services/requests/import/chooseTown.ts';
import { postcodeCountries } from '../../src/domain/request/postcodeCountries.ts';
import { townChoices } from '../../src/domain/request/townChoices.ts';
import { gazetteerWith } from '../support/services/gazetteerWith.ts';

/** The biggest first. */
const gazetteer = gazetteerWith([
  { name: 'Frankfurt am Main', region: 'Hesse', people: 650 },
  { name: 'San José', country: 'CR', people: 335 },
  { name: 'Münster', region: 'North Rhine-Westphalia', people: 270 },
  { name: 'Halle (Saale)', region: 'Saxony-Anhalt', people: 234 },
  { name: 'Richmond', country: 'US', region: 'VA', people: 220 },
  { name: 'Richmond', country: 'CA', region: 'BC', people: 190 },
  { name: 'Newport', country: 'GB', region: 'Wales', people: 117 },
  { name: 'Richmond', country: 'US', region: 'CA', people: 109 },
  { name: 'Frankfurt (Oder)', region: 'Brandenburg', people: 52 },
  { name: 'San José', country: 'CR', people: 40 },
  { name: 'Halle', country: 'BE', region: 'Flanders', people: 34 },
  { name: 'Newport', country: 'GB', region: 'England', people: 25 },
  { name: 'Munster', region: 'Lower Saxony', people: 21 },
  { name: 'Halle', region: 'North Rhine-Westphalia', people: 21 },
  { name: 'Newport', country: 'GB', region: 'England', people: 15 },
]);

const asked = (name: string, country: string | undefined) => {
  const found = chooseTown(gazetteer, { name, country, postcode: null }, () => false);
  if (!found) throw new Error(`There is no town called ${name}.`);
  const towns = [found.town, ...found.others].map(({ region, ...town }) => ({ ...town, region: region ?? undefined }));
  return towns.length === 1 ? undefined : townChoices(towns);
};

/** Follows a question to its end: a name that is offered says which town it is, a country leads to one more question at most. */
const follow = (name: string, country: string | undefined): void => {
  const question = asked(name, country);
  if (question?.by === 'country') {
    expect(country).toBeUndefined();
    for (const choice of question.choices) follow(name, choice);
  }
  if (question?.by === 'name') {
    for (const choice of question.choices) expect([choice, asked(choice, country)]).toEqual([choice, undefined]);
  }
};

it.each([
  ['Frankfurt', 'DE', 'name'],
  ['Halle', undefined, 'country'],
  ['Halle', 'DE', 'name'],
  ['Münster', 'DE', 'name'],
  ['Newport', 'GB', 'nameOrPosition'],
  ['Newport, England', undefined, 'position'],
  ['Richmond', undefined, 'country'],
  ['Richmond, CA', undefined, 'country'],
  ['San José, CR', undefined, 'position'],
])('what is asked of %s in %s can be answered', (name, country, by) => {
  expect(asked(name, country)?.by).toBe(by);
  follow(name, country);
});

it('promises that a postcode helps only where the services know regions by it', () => {
  expect(postcodeCountries).toEqual(Object.keys(regionBeginnings));
});
