import { expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { palletPlaces } from '../../../services/migrations/palletPlaces.ts';
import { rightRequest } from '../../support/contract/requests.ts';
import { openMarket } from '../../support/services/openMarket.ts';

const { world, opened } = await openMarket();
const [line] = rightRequest.cargo;
const unloadedTwice = {
  'stops.2': {
    ...rightRequest.stops[1],
    window: { from: '2026-11-27T08:00:00+01:00', to: '2026-11-27T18:00:00+01:00', timeZone: 'Europe/Paris' },
  },
};

it.each([
  ['26', { 'cargo.0.packageCode': 'OC', 'cargo.0.count': 26 }, 33],
  ['27', { 'cargo.0.packageCode': 'OC', 'cargo.0.count': 27 }, 34],
  ['27 stackable', { 'cargo.0.packageCode': 'OC', 'cargo.0.count': 27, 'cargo.0.stackable': true }, 18],
  [
    'a few beside others',
    {
      'cargo.0.packageCode': 'OC',
      'cargo.0.count': 3,
      'cargo.1': { ...line, packageCode: 'OG', count: 3 },
      'cargo.2': { ...line, packageCode: 'CT', count: 90, volumeM3: 1 },
    },
    6,
  ],
  [
    'those on board before the first are delivered',
    {
      ...unloadedTwice,
      'cargo.0.packageCode': 'OC',
      'cargo.0.count': 10,
      'cargo.1': { ...line, packageCode: 'OC', count: 7, delivery: 2 },
    },
    22,
  ],
])('a load from before with industrial pallets, %s, is noted as a new one is', async (_, values, places) => {
  const { id } = await opened(values);
  const noted = () =>
    amidAllCompanies(world.services, async (tx) => {
      const { pallets } = await tx.selectFrom('load').select('pallets').where('id', '=', id).executeTakeFirstOrThrow();
      return pallets;
    });
  expect(await noted()).toBe(places);
  await amidAllCompanies(world.services, async (tx) => {
    await tx.updateTable('load').set({ pallets: 1 }).where('id', '=', id).execute();
    await palletPlaces.up(tx);
  });
  expect(await noted()).toBe(places);
});
