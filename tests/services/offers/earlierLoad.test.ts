import { sql } from 'kysely';
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

const newsAt = async () =>
  (await call('/v1/notifications', fleet)).body.data.find(({ kind }: { kind: string }) => kind === 'offer_outdated')
    .changed;

it('what changed of a load is kept in short with its offer, and compared where that was not kept', async () => {
  const { id, offerId } = await outdated();
  const kept = await newsAt();
  expect(kept).toMatchObject([{ what: 'cargo', cargo: { now: { count: 25 } } }]);
  await amidAllCompanies(world.services, (tx) =>
    sql`update offer set load_news = null where id = ${offerId}::uuid`.execute(tx),
  );
  expect(await newsAt()).toEqual(kept);
  const json = { ...body({ 'cargo.0.count': 26 }), version: 2 };
  expect((await call(`/v1/shipment-requests/${id}`, shipper, { method: 'PUT', json })).status).toBe(200);
  const stored = await amidAllCompanies(world.services, (tx) =>
    tx.selectFrom('offer').select('load_news').where('id', '=', offerId).executeTakeFirstOrThrow(),
  );
  expect(stored.load_news).toMatchObject([{ what: 'cargo', cargo: { now: { count: 26 } } }]);
  expect(await newsAt()).toEqual(stored.load_news);
});

it('what is kept in short says the later deadline too, which outdates nothing by itself', async () => {
  const { id, offerId } = await outdated();
  const { decisionBy } = (await call(`/v1/shipment-requests/${id}`, shipper)).body.data;
  const later = new Date(Date.parse(decisionBy) + 60_000).toISOString();
  const json = { ...body({ 'cargo.0.count': 25, decisionBy: later }), version: 2 };
  expect((await call(`/v1/shipment-requests/${id}`, shipper, { method: 'PUT', json })).status).toBe(200);
  const stored = await amidAllCompanies(world.services, (tx) =>
    tx.selectFrom('offer').select('load_news').where('id', '=', offerId).executeTakeFirstOrThrow(),
  );
  expect(stored.load_news).toMatchObject([{ what: 'cargo' }, { what: 'deadline' }]);
});
