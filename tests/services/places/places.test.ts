import { expect, it } from 'vitest';
import { findTowns } from '../../../services/places/findTowns.ts';
import { gazetteerWith } from '../../support/services/gazetteerWith.ts';
import { openWorld } from '../../support/services/openWorld.ts';
import { addCompany, addMember } from '../../support/services/people.ts';

const gazetteer = gazetteerWith([
  { name: 'Porto', country: 'PT', lat: 41.1496, lng: -8.611 },
  { name: 'Frankfurt am Main', region: 'Hesse', lat: 50.1155, lng: 8.6842 },
  { name: 'Lyon', country: 'FR' },
  { name: 'Contramaestre', country: 'CU', lat: 20.3, lng: -76.2 },
  { name: 'Contrexéville', country: 'FR', lat: 48.2, lng: 5.9 },
  ...Array.from({ length: 30 }, (_, number) => ({ name: `Neustadt ${number}` })),
]);
const world = await openWorld({ gazetteer });
const shipper = await addMember(world, { company: await addCompany(world, { kind: 'office' }) });
const fleet = await addMember(world, { company: await addCompany(world, { kind: 'fleet' }) });

const find = (query: Record<string, string>, { token, company } = shipper) =>
  world.call(`/v1/places?${new URLSearchParams(query)}`, { token, company });
const names = async (query: Record<string, string>) => {
  const { status, body } = await find(query);
  return status === 200 ? body.data.map(({ name }: { name: string }) => name) : status;
};

it('a long text is no more work than a long name', () => {
  const asked: string[] = [];
  const counting = {
    find: ({ words }: { words: string }) => {
      asked.push(words);
      return [];
    },
  };
  findTowns(counting, 'sa '.repeat(33), { count: 10 });
  expect(asked).toEqual(['sa sa sa sa sa', 'sa sa sa sa', 'sa sa sa', 'sa sa', 'sa']);
});

it('a town comes with its position and the time zone there', async () => {
  expect((await find({ q: 'port' })).body.data).toEqual([
    {
      id: null,
      name: 'Porto',
      address: null,
      postcode: null,
      city: 'Porto',
      region: null,
      country: 'PT',
      lat: 41.1496,
      lng: -8.611,
      accuracy: 'town',
      contact: null,
      note: null,
      timeZone: 'Europe/Lisbon',
    },
  ]);
});

it('fleets search too', async () => {
  expect((await find({ q: 'porto' }, fleet)).body.data).toHaveLength(1);
});

it.each([
  [{ q: 'Lyon, France' }, ['Lyon']],
  [{ q: '69001 Lyon' }, ['Lyon']],
  [{ q: 'Lyon France' }, ['Lyon']],
  [{ q: 'Frankfurt/Main' }, ['Frankfurt am Main']],
  [{ q: 'lyon', country: 'fr' }, ['Lyon']],
  [{ q: 'lyon', country: 'DE' }, []],
  [{ q: '69001' }, []],
  [{ q: '' }, []],
  [{}, []],
  [{ q: 'x'.repeat(101) }, 400],
  [{ q: 'Ly\u0000on' }, 400],
  [{ q: 'lyon', country: 'ZZ' }, 400],
  [{ q: 'lyon', size: '5' }, 400],
])('%j finds %j', async (query, found) => {
  expect(await names(query)).toEqual(found);
});

it('ten are enough', async () => {
  expect(await names({ q: 'neu' })).toHaveLength(10);
});

it('towns within reach of the company come before bigger ones overseas', async () => {
  expect(await names({ q: 'contr' })).toEqual(['Contramaestre', 'Contrexéville']);
  const address = { street: 'Quai 1', postcode: '69001', city: 'Lyon', country: 'FR' };
  await world.services.db.updateTable('company').set(address).where('id', '=', shipper.company).execute();
  expect(await names({ q: 'contr' })).toEqual(['Contrexéville', 'Contramaestre']);
  expect(await names({ q: 'contr', country: 'CU' })).toEqual(['Contramaestre']);
});
