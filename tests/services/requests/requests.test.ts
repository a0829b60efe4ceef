import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { requestExamples } from '../../support/contract/requests.ts';
import { openMarket } from '../../support/services/openMarket.ts';

const market = await openMarket();
const { world, shipper, otherShipper, fleet, strangeFleet, call, body, add, opened, move, read } = market;

const codesOf = ({ errors = [] }: { errors?: readonly { field: string; code: string }[] | undefined }) =>
  Object.fromEntries(errors.map(({ field, code }) => [field, code]));

describe('a draft', () => {
  it('is given a reference, its zone, distance and lane', async () => {
    const { status, body: answer } = await add({ 'stops.0.window.timeZone': undefined });
    expect(status).toBe(201);
    expect(answer.data).toMatchObject({
      status: 'draft',
      version: 1,
      lane: 'DE-45:FR-69',
      kmMethod: 'estimate',
      publishedAt: null,
      offers: { live: 0, best: null, highest: null },
      asked: { fleets: 0, answered: 0 },
    });
    expect(answer.data.reference).toMatch(/^SR-2026-\d{6}$/);
    expect(answer.data.stops[0].window).toEqual({
      from: '2026-11-25T07:00:00.000Z',
      to: '2026-11-25T11:00:00.000Z',
      timeZone: 'Europe/Berlin',
    });
    expect(answer.data.km).toBeGreaterThan(700);
  });

  it('may be empty, and contradict itself', async () => {
    expect((await call('/v1/shipment-requests', shipper, { json: {} })).status).toBe(201);
    expect((await add({ 'stops.0.type': 'delivery', decisionBy: '2020-01-01T00:00:00Z' })).status).toBe(201);
  });

  it('survives being read and sent again', async () => {
    const { body: first } = await add();
    const { id, version, reference, stops, cargo, required, pricing, audience, decisionBy, notes } = first.data;
    const json = { version, reference, stops, cargo, required, pricing, audience, decisionBy, notes };
    const second = await call(`/v1/shipment-requests/${id}`, shipper, { method: 'PUT', json });
    expect(second.body.data).toEqual({ ...first.data, version: 2 });
  });

  it('gets the next number even if somebody used it by hand', async () => {
    const { body: one } = await add();
    const next = `sr-2026-${String(Number(one.data.reference.slice(-6)) + 1).padStart(6, '0')}`;
    expect((await add({ reference: next })).status).toBe(201);
    const { body: two } = await add();
    expect(Number(two.data.reference.slice(-6))).toBe(Number(one.data.reference.slice(-6)) + 2);
  });

  it('cannot have the reference of another request, in whatever case', async () => {
    await add({ reference: 'PO 77' });
    const { status, body: answer } = await add({ reference: 'po 77' });
    expect([status, codesOf(answer)]).toEqual([422, { reference: 'taken' }]);
    expect((await add({ reference: 'PO 77' }, otherShipper)).status).toBe(201);
  });

  it('is deleted, but not once it has been open', async () => {
    const { body: draft } = await add();
    const path = `/v1/shipment-requests/${draft.data.id}`;
    expect((await call(`${path}?version=2`, shipper, { method: 'DELETE' })).status).toBe(409);
    expect((await call(`${path}?version=1`, shipper, { method: 'DELETE' })).status).toBe(200);
    expect((await call(path, shipper)).status).toBe(404);
    const open = await opened();
    const refused = await call(`/v1/shipment-requests/${open.id}?version=1`, shipper, { method: 'DELETE' });
    expect([refused.status, refused.body.reason]).toEqual([409, 'was_open']);
  });
});

describe('publishing', () => {
  it.each(requestExamples)('a request with %s names all that is wrong', async (_, values, codes) => {
    const { status, body: answer } = await add({ ...values, publish: true });
    expect(codesOf(answer)).toEqual(codes);
    expect(status).toBe(Object.keys(codes).length === 0 ? 201 : 422);
  });

  it('a draft later judges it by the clock of that moment', async () => {
    const { body: draft } = await add({ decisionBy: '2026-11-23T08:05:00Z' });
    world.advance(5 * 60_000);
    const { status, body: answer } = await move(draft.data.id, 'publish', { version: 1 });
    expect([status, codesOf(answer)]).toEqual([422, { decisionBy: 'in_past' }]);
  });

  it('and changing are one step where both are wanted', async () => {
    const { body: draft } = await add({ decisionBy: undefined });
    const path = `/v1/shipment-requests/${draft.data.id}`;
    const change = (json: object) => call(path, shipper, { method: 'PUT', json });
    const refused = await change({ ...body({ decisionBy: undefined }), version: 1, publish: true });
    expect([refused.status, codesOf(refused.body)]).toEqual([422, { decisionBy: 'required' }]);
    expect(await read(draft.data.id)).toMatchObject({ status: 'draft', version: 1 });
    const { status, body: answer } = await change({ ...body(), version: 1, publish: true });
    expect([status, answer.data.status, answer.data.version]).toEqual([200, 'open', 2]);
    expect((await market.offer(draft.data.id)).status).toBe(201);
  });

  it('only asks carriers of the brand', async () => {
    const carriers = [fleet.company, strangeFleet.company, randomUUID(), otherShipper.company];
    const { status, body: answer } = await add({ audience: { carriers }, publish: true });
    expect([status, Object.keys(codesOf(answer))]).toEqual([
      422,
      ['audience.carriers.1', 'audience.carriers.2', 'audience.carriers.3'],
    ]);
  });
});

const counted = async () => (await call('/v1/shipment-requests/counts', shipper)).body.data;

describe('the status', () => {
  it.each<[path: readonly string[], to: string, status: number, reason?: string]>([
    [[], 'withdraw', 409, 'not_open'],
    [[], 'cancel', 200],
    [['publish'], 'publish', 409, 'so_already'],
    [['publish'], 'withdraw', 200],
    [['publish'], 'cancel', 200],
    [['publish', 'withdraw'], 'publish', 200],
    [['publish', 'withdraw'], 'withdraw', 409, 'so_already'],
    [['publish', 'withdraw'], 'cancel', 200],
    [['cancel'], 'publish', 409, 'not_open'],
    [['cancel'], 'cancel', 409, 'so_already'],
  ])('after %j answers %s with %i', async (path, to, status, reason) => {
    const { body: draft } = await add();
    for (const [at, step] of path.entries()) await move(draft.data.id, step, { version: at + 1 });
    const answer = await move(draft.data.id, to, { version: path.length + 1 });
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
  });

  it('is expired from its deadline on, to the millisecond, in every read, count and write', async () => {
    const { id } = await opened({ decisionBy: new Date(world.clock.now().getTime() + 60_000).toISOString() });
    const seen = async () => {
      const list = async (status: string) =>
        (await call(`/v1/shipment-requests?status=${status}&size=1000`, shipper)).body.data
          .map((each: { id: string }) => each.id)
          .includes(id);
      return [(await read(id)).status, await list('open'), await list('expired')];
    };
    world.clock.advance({ seconds: 59.999 });
    const before = await counted();
    expect(await seen()).toEqual(['open', true, false]);
    world.clock.advance({ seconds: 0.001 });
    expect(await seen()).toEqual(['expired', false, true]);
    expect(await counted()).toMatchObject({ open: before.open - 1, expired: before.expired + 1 });
    expect((await move(id, 'withdraw', { version: 1 })).body).toMatchObject({ reason: 'not_open', code: 409 });
    expect((await move(id, 'cancel', { version: 1, reason: 'no need' })).body.data).toMatchObject({
      status: 'cancelled',
      cancelReason: 'no need',
    });
  });

  it('cannot be changed by two at once: one wins, the others are told', async () => {
    const { id } = await opened();
    const tries = Array.from({ length: 50 }, (_, at) => move(id, at % 2 === 0 ? 'withdraw' : 'cancel', { version: 1 }));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(answers.every(({ status, body: answer }) => status === 200 || answer.message !== undefined)).toBe(true);
  });
});

const toDecide = async () =>
  (await call('/v1/shipment-requests?offers=toDecide&size=1000', shipper)).body.data.map(
    ({ id }: { id: string }) => id,
  );

describe('the list of those to decide', () => {
  it('has the open ones with an offer that still waits for an answer', async () => {
    const [asked, withdrawn, lone] = [await opened(), await opened(), await opened()];
    const validUntil = new Date(world.clock.now().getTime() + 5 * 60_000).toISOString();
    await market.offered(asked.id, fleet, { validUntil });
    const over = await market.offered(withdrawn.id);
    await market.act(over.id, 'withdraw', { version: over.version });
    const before = await toDecide();
    expect([asked, withdrawn, lone].map(({ id }) => before.includes(id))).toEqual([true, false, false]);
    world.clock.advance({ minutes: 5 });
    expect((await toDecide()).includes(asked.id)).toBe(false);
  });
});

describe('other companies', () => {
  it.each(['otherShipper', 'strangeShipper', 'fleet'] as const)('as %s find no request of this one', async (who) => {
    const { id } = await opened();
    const visitor = market[who];
    const tries = [
      await call(`/v1/shipment-requests/${id}`, visitor),
      await call(`/v1/shipment-requests/${id}`, visitor, { method: 'PUT', json: { ...body(), version: 1 } }),
      await call(`/v1/shipment-requests/${id}?version=1`, visitor, { method: 'DELETE' }),
      await move(id, 'publish', { version: 1 }, visitor),
      await move(id, 'withdraw', { version: 1 }, visitor),
      await move(id, 'cancel', { version: 1 }, visitor),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('of the fleets have no such room at all', async () => {
    expect((await call('/v1/shipment-requests', fleet)).status).toBe(404);
    expect((await call('/v1/shipment-requests/counts', fleet)).status).toBe(404);
    expect((await call('/v1/shipment-requests', fleet, { json: body() })).status).toBe(404);
  });
});
