import { expect, it } from 'vitest';
import { openMarket } from '../../support/services/openMarket.ts';
import { tokenOf } from '../../support/services/people.ts';

const market = await openMarket();
const { world, shipper, fleet, otherFleet, call, opened, offered, answer, read } = market;
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const idsOf = async (filters: string, who = shipper): Promise<readonly string[]> =>
  (await call(`/v1/shipment-requests?${filters}&size=100`, who)).body.data.map(({ id }: { id: string }) => id);

const awarded = async (): Promise<string> => {
  const { id } = await opened();
  const won = await offered(id);
  expect((await answer(id, won.id, 'accept', { version: 1 })).status).toBe(201);
  return id;
};

it('the spread of offers goes from the lowest to the highest of those that wait', async () => {
  const { id } = await opened();
  const low = await offered(id);
  await offered(id, otherFleet, { amount: euro(131_500) });
  expect((await read(id)).offers).toEqual({ live: 2, best: euro(110_000), highest: euro(131_500) });
  expect((await answer(id, low.id, 'reject', { version: 1, reason: 'price' })).status).toBe(200);
  expect((await read(id)).offers).toEqual({ live: 1, best: euro(131_500), highest: euro(131_500) });
});

it('of the fleets asked by name those have answered that made an offer or declined', async () => {
  const audience = { market: false, carriers: [fleet.company, otherFleet.company], lists: [] };
  const { id } = await opened({ audience });
  const askedAt = async () => (await read(id)).asked;
  expect(await askedAt()).toEqual({ fleets: 2, answered: 0 });
  expect((await call(`/v1/loads/${id}/decline`, otherFleet, { json: { reason: 'price' } })).status).toBe(200);
  expect(await askedAt()).toEqual({ fleets: 2, answered: 1 });
  const { id: offerId } = await offered(id);
  expect(await askedAt()).toEqual({ fleets: 2, answered: 2 });
  expect((await market.act(offerId, 'withdraw', { version: 1 })).status).toBe(200);
  expect(await askedAt()).toEqual({ fleets: 2, answered: 2 });
});

it('a request for the market asks nobody by name', async () => {
  const { id } = await opened();
  await offered(id);
  expect((await read(id)).asked).toEqual({ fleets: 0, answered: 0 });
});

it('those awarded today are listed until midnight at the pickup', async () => {
  const id = await awarded();
  await opened();
  expect(await idsOf('awarded=today')).toEqual([id]);
  expect(await idsOf('awarded=today&status=open')).toEqual([]);
  // The clock of the pickup, in Berlin, is an hour ahead in winter.
  const midnight = new Date(world.clock.now().getTime() + 60 * 60_000).setUTCHours(24, 0, 0, 0) - 60 * 60_000;
  world.advance(midnight - 1 - world.clock.now().getTime());
  const later = { ...shipper, token: await tokenOf(world, shipper) };
  expect(await idsOf('awarded=today', later)).toEqual([id]);
  world.advance(1);
  expect(await idsOf('awarded=today', later)).toEqual([]);
  expect(await idsOf('status=awarded', later)).toContain(id);
});
