import { expect, it, vi } from 'vitest';
import type { Gazetteer } from '../../../services/gazetteer/Gazetteer.ts';
import { townFinder } from '../../../services/requests/import/townFinder.ts';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';

const gazetteer = gazetteerWith([
  { name: 'Frankfurt am Main', region: 'Hesse', people: 650 },
  { name: 'Frankfurt (Oder)', region: 'Brandenburg', people: 52 },
]);

const of = (name: string, postcode: string | null = null) => ({ name, country: 'DE', postcode });

it('finds what a row means, whatever rows stood before it', () => {
  const find = townFinder(gazetteer, () => false);
  expect(find(of('Frankfurt Brandenburg'))).toBeUndefined();
  expect(find(of('Frankfurt, Brandenburg'))?.town.name).toBe('Frankfurt (Oder)');
  expect(find(of('Frankfurt Brandenburg'))).toBeUndefined();
});

it('searches once for a name, however many postcodes it has', () => {
  const namesakes = vi.fn<Gazetteer['namesakes']>((name, country) => gazetteer.namesakes(name, country));
  const find = townFinder({ namesakes }, () => false);
  expect(['60311', '60313', '15230', '60311'].map((postcode) => find(of('Frankfurt', postcode))?.town.name)).toEqual([
    'Frankfurt am Main',
    'Frankfurt am Main',
    'Frankfurt (Oder)',
    'Frankfurt am Main',
  ]);
  expect(namesakes).toHaveBeenCalledOnce();
});
