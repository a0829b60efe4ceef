import { expect, it } from 'vitest';
import { openMarket } from '../../support/services/openMarket.ts';
import { tokenOf } from '../../support/services/people.ts';

const market = await openMarket();
const { world, shipper, call, opened } = market;

const total = async (filters: string): Promise<number> =>
  (await call(`/v1/shipment-requests?${filters}&size=1`, shipper)).body.paging?.total ?? Number.NaN;

const idsOf = async (filters: string): Promise<readonly string[]> =>
  (await call(`/v1/shipment-requests?${filters}&size=1000`, shipper)).body.data.map(({ id }: { id: string }) => id);

/** What is to do, after checking that the lists have as many. */
const counted = async () => {
  const { toDecide, unanswered, endingSoon, uncovered } = (await call('/v1/shipment-requests/counts', shipper)).body
    .data;
  const listed = [await total('offers=toDecide'), await total('offers=none'), await total('ends=soon')];
  expect([toDecide, unanswered, endingSoon]).toEqual(listed);
  expect(uncovered).toBe(await total('pickup=soon'));
  return listed;
};

it('what is to do is counted as the lists show it, to the second', async () => {
  const inOneDay = new Date(world.clock.now().getTime() + 24 * 60 * 60_000).toISOString();
  const [decided, lone, later] = [
    await opened({ decisionBy: inOneDay }),
    await opened({ decisionBy: inOneDay }),
    await opened({ decisionBy: new Date(Date.parse(inOneDay) + 1).toISOString() }),
  ];
  const validUntil = new Date(world.clock.now().getTime() + 10 * 60_000).toISOString();
  await market.offered(decided.id, market.fleet, { validUntil });
  expect(await counted()).toEqual([1, 2, 2]);
  expect(await idsOf('ends=soon')).toEqual(expect.arrayContaining([decided.id, lone.id]));
  expect(await idsOf('offers=none')).toEqual(expect.arrayContaining([lone.id, later.id]));
  world.advance(1);
  expect(await counted()).toEqual([1, 2, 3]);
  world.advance(10 * 60_000);
  expect(await counted()).toEqual([0, 3, 3]);
});

it('offers that wait for their fleet, to answer a counter-offer or to confirm, are not counted as to decide', async () => {
  const before = (await counted())[0] ?? Number.NaN;
  const [countered, changed] = [await opened(), await opened()];
  const [offer] = [await market.offered(countered.id), await market.offered(changed.id)];
  expect((await counted())[0]).toBe(before + 2);
  const counter = { amount: { amountMinor: 100_000, currency: 'EUR' }, validUntil: market.inOneHour() };
  await market.answer(countered.id, offer.id, 'counter', counter);
  const change = { ...market.body({ 'cargo.0.count': 25 }), version: changed.version };
  await call(`/v1/shipment-requests/${changed.id}`, shipper, { method: 'PUT', json: change });
  expect((await counted())[0]).toBe(before);
  expect(await idsOf('offers=live')).toEqual(expect.arrayContaining([countered.id, changed.id]));
});

it('what is to be picked up within a day without a carrier is counted, drafts and what was awarded are not', async () => {
  const { id, stops } = await opened();
  await market.add({ publish: false });
  const { id: won } = await opened();
  await market.answer(won, (await market.offered(won)).id, 'accept', { version: 1 });
  const pickup = Date.parse(stops[0].window.from);
  const was = await idsOf('pickup=soon');
  expect(was).not.toContain(id);
  world.advance(Math.max(0, pickup - 24 * 60 * 60_000 - world.clock.now().getTime()));
  const again = { ...shipper, token: await tokenOf(world, shipper) };
  const found = (await call('/v1/shipment-requests?pickup=soon&size=1000', again)).body;
  expect(found.data.map((each: { id: string }) => each.id)).toContain(id);
  expect(found.data.map((each: { status: string }) => each.status)).toEqual(found.data.map(() => 'open'));
  expect((await call('/v1/shipment-requests/counts', again)).body.data.uncovered).toBe(found.paging?.total);
});
