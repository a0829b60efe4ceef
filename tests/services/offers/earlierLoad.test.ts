import { expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { tellAll } from '../../../services/notifications/tellAll.ts';
import { openMarket } from '../../support/services/openMarket.ts';

const market = await openMarket();
const { world, shipper, fleet, otherFleet, call, body, opened, move, offered, offer, answer, act } = market;

const isKept = async (id: string): Promise<boolean> => {
  const { earlier_load: kept } = await amidAllCompanies(world.services, (tx) =>
    tx.selectFrom('offer').select('earlier_load').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return kept !== null;
};

/** An offer whose load has changed since. */
const outdated = async () => {
  const { id } = await opened();
  const validUntil = new Date(world.clock.now().getTime() + 10 * 60_000).toISOString();
  const { id: offerId } = await offered(id, fleet, { validUntil });
  const json = { ...body({ 'cargo.0.count': 25 }), version: 1 };
  expect((await call(`/v1/shipment-requests/${id}`, shipper, { method: 'PUT', json })).status).toBe(200);
  expect(await isKept(offerId)).toBe(true);
  return { id, offerId };
};

it.each<[string, (ids: Awaited<ReturnType<typeof outdated>>) => Promise<unknown>]>([
  ['is confirmed', ({ offerId }) => act(offerId, 'confirm', { version: 2 })],
  ['is taken back', ({ offerId }) => act(offerId, 'withdraw', { version: 2 })],
  ['is turned down', ({ id, offerId }) => answer(id, offerId, 'reject', { version: 2 })],
  [
    'loses to another',
    async ({ id }) => {
      const { id: better } = await offered(id, otherFleet);
      expect((await answer(id, better, 'accept', { version: 1 })).status).toBe(201);
    },
  ],
  ['ends with its request', ({ id }) => move(id, 'withdraw', { version: 2 })],
])('what a fleet saw of a load is forgotten once its offer %s', async (_, end) => {
  const ids = await outdated();
  await end(ids);
  expect(await isKept(ids.offerId)).toBe(false);
});

it('what a fleet saw of a load is forgotten once its offer expires', async () => {
  const [swept, replaced] = [await outdated(), await outdated()];
  world.clock.advance({ minutes: 11 });
  expect((await offer(replaced.id, fleet)).status).toBe(201);
  expect(await isKept(replaced.offerId)).toBe(false);
  await tellAll(world.services);
  expect(await isKept(swept.offerId)).toBe(false);
});
