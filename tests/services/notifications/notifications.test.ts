import { beforeEach, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { notifications } from '../../../services/notifications/notifications.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { addMember, type TestMember } from '../../support/services/people.ts';

let market: Awaited<ReturnType<typeof openMarket>>;
beforeEach(async () => {
  market = await openMarket();
});

const told = async (
  who: TestMember,
  query = '',
): Promise<readonly { id: string; kind: string; isRead: boolean; offerId: string | null; changed: object | null }[]> =>
  (await market.call(`/v1/notifications${query}`, who)).body.data;
const kinds = async (who: TestMember) => (await told(who)).map(({ kind }) => kind);
const read = (who: TestMember, json: object) => market.call('/v1/notifications/read', who, { json });
const price = { amountMinor: 100_000, currency: 'EUR' };

describe('people are told what the other side did', () => {
  it('an offer, to everybody of the shipper and to nobody else, without price or name', async () => {
    const { shipper, fleet, otherFleet, otherShipper, world, opened, offered, call } = market;
    const colleague = await addMember(world, { company: shipper.company, role: 'viewer' });
    const { id } = await opened();
    const offer = await offered(id);
    const { body } = await call('/v1/notifications', shipper);
    expect(body).toEqual({
      code: 200,
      data: [
        {
          id: expect.any(String),
          at: world.clock.now().toISOString(),
          kind: 'offer_received',
          isRead: false,
          offerId: offer.id,
          shipmentId: null,
          requestId: id,
          reference: null,
          fromCity: expect.stringMatching(/./),
          changed: null,
          toCity: expect.stringMatching(/./),
          view: null,
        },
      ],
      paging: { page: 0, size: 20, total: 1 },
    });
    expect(await kinds(colleague)).toEqual(['offer_received']);
    for (const other of [fleet, otherFleet, otherShipper]) expect(await kinds(other)).toEqual([]);
  });

  it('a counter-offer and its acceptance', async () => {
    const { shipper, fleet, opened, offered, answer, act, inOneHour } = market;
    const { id } = await opened();
    const offer = await offered(id);
    await answer(id, offer.id, 'counter', { amount: price, validUntil: inOneHour() });
    expect(await kinds(fleet)).toEqual(['offer_countered']);
    await act(offer.id, 'accept', { version: 2 });
    expect(await kinds(shipper)).toEqual(['counter_accepted']);
    expect(await kinds(fleet)).toEqual(['offer_countered']);
  });

  it('an award, to the winner and the loser', async () => {
    const { fleet, otherFleet, opened, offered, answer } = market;
    const { id } = await opened();
    const won = await offered(id);
    await offered(id, otherFleet);
    await answer(id, won.id, 'accept', { version: won.version });
    expect([await kinds(fleet), await kinds(otherFleet)]).toEqual([['offer_accepted'], ['not_selected']]);
  });

  it.each([
    ['reject', 'offer_rejected'],
    ['withdraw', 'request_closed'],
  ])('%s of the shipper as %s', async (how, kind) => {
    const { fleet, opened, offered, answer, move } = market;
    const { id, version } = await opened();
    const offer = await offered(id);
    await (how === 'reject' ? answer(id, offer.id, how, {}) : move(id, how, { version }));
    expect(await kinds(fleet)).toEqual([kind]);
  });

  it('that an offer which stands by counts again, once the winner gives the load back', async () => {
    const { fleet, otherFleet, opened, offered, answer, call } = market;
    const { id } = await opened();
    const [won] = [await offered(id), await offered(id, otherFleet, { standBy: true })];
    const { body } = await answer(id, won.id, 'accept', { version: won.version });
    const cancel = { json: { version: body.data.version, reason: 'breakdown' } };
    expect((await call(`/v1/shipment/${body.data.id}/cancel`, fleet, cancel)).status).toBe(200);
    expect(await kinds(otherFleet)).toEqual(['offer_live_again']);
  });

  it('what a fleet did last with its offer, in place of what it did before', async () => {
    const { shipper, opened, offered, act } = market;
    const { id } = await opened();
    const offer = await offered(id);
    await act(offer.id, 'withdraw', { version: offer.version });
    expect(await kinds(shipper)).toEqual(['offer_withdrawn']);
  });

  it('keeps what was read beside what came later', async () => {
    const { shipper, opened, offered, act } = market;
    const { id } = await opened();
    const offer = await offered(id);
    expect((await read(shipper, { all: true })).body.data).toEqual({ read: 1 });
    await act(offer.id, 'withdraw', { version: offer.version });
    const kept = (await told(shipper)).map(({ kind, isRead }) => `${kind} ${isRead}`);
    expect(kept.toSorted()).toEqual(['offer_received true', 'offer_withdrawn false']);
  });

  it('of an earlier round by the towns it was for', async () => {
    const { shipper, fleet, world, body, opened, offered, call } = market;
    const { id, version } = await opened({ decisionBy: '2026-11-23T08:30:00Z' });
    await offered(id);
    world.advance(30 * 60_000);
    const json = { ...body({ 'stops.0.place.city': 'Witten' }), version, publish: true };
    expect((await call(`/v1/shipment-requests/${id}`, shipper, { method: 'PUT', json })).status).toBe(200);
    const { data } = (await call('/v1/notifications', fleet)).body;
    expect(data).toEqual([expect.objectContaining({ kind: 'request_closed', fromCity: 'Essen' })]);
  });

  it('and an offer is not lost when somebody who would be told is removed meanwhile', async () => {
    const { shipper, fleet, world, opened, offered, act, call } = market;
    const { id } = await opened();
    let { id: offerId, version } = await offered(id);
    for (let round = 0; round < 10; round += 1) {
      const colleague = await addMember(world, { company: shipper.company });
      const [gone, withdrawn] = await Promise.all([
        call(`/v1/members/${colleague.id}?version=1`, shipper, { method: 'DELETE' }),
        act(offerId, 'withdraw', { version }, fleet),
      ]);
      expect([gone.status, withdrawn.status]).toEqual([200, 200]);
      ({ id: offerId, version } = await offered(id));
    }
  });

  it('and an award waits for nobody who reads what they were told', async () => {
    const { fleet, otherFleet, shipper, world, opened, offered, answer } = market;
    const colleagues = await Promise.all(Array.from({ length: 5 }, () => addMember(world, { company: fleet.company })));
    for (let round = 0; round < 5; round += 1) {
      const { id } = await opened();
      const [first, second] = [await offered(id), await offered(id, otherFleet)];
      const answers = await Promise.all([
        answer(id, first.id, 'accept', { version: first.version }),
        ...[...colleagues, fleet, otherFleet, shipper].map((who) => read(who, { all: true })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, ...answers.slice(1).map(() => 200)]);
      expect(second.id).not.toBe(first.id);
    }
  });

  it('of 50 awards at once each person is told one thing', async () => {
    const { fleet, otherFleet, opened, offered, answer } = market;
    const { id } = await opened();
    const offers = [await offered(id), await offered(id, otherFleet)];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        answer(id, offers[index % 2].id, 'accept', { version: offers[index % 2].version }),
      ),
    );
    const both = [...(await kinds(fleet)), ...(await kinds(otherFleet))];
    expect(both.toSorted()).toEqual(['not_selected', 'offer_accepted']);
  });
});

const named = (...who: readonly TestMember[]) => ({ audience: { carriers: who.map(({ company }) => company) } });
const change = (id: string, version: number, values: object) =>
  market.call(`/v1/shipment-requests/${id}`, market.shipper, {
    method: 'PUT',
    json: { ...market.body({ ...values }), version },
  });

describe('a fleet that is asked by name is told', () => {
  it('when the request is published, and nobody is of the market', async () => {
    const { fleet, otherFleet, opened } = market;
    await opened();
    const { id } = await opened(named(fleet));
    expect([await kinds(fleet), await kinds(otherFleet)]).toEqual([['load_asked'], []]);
    const { data } = (await market.call('/v1/notifications', fleet)).body;
    expect(data).toMatchObject([{ requestId: id, offerId: null, shipmentId: null, fromCity: 'Essen', toCity: 'Lyon' }]);
  });

  it('also later, and once, however often it is left out and asked again', async () => {
    const { fleet, otherFleet, opened } = market;
    const { id, version } = await opened(named(otherFleet));
    expect((await change(id, version, named(fleet, otherFleet))).status).toBe(200);
    expect(await kinds(fleet)).toEqual(['load_asked']);
    expect((await change(id, version + 1, named(otherFleet))).status).toBe(200);
    expect((await change(id, version + 2, named(fleet, otherFleet))).status).toBe(200);
    expect([await kinds(fleet), await kinds(otherFleet)]).toEqual([['load_asked'], ['load_asked']]);
  });

  it('through a list that it joins later, and not while its shipper blocks it', async () => {
    const { shipper, fleet, otherFleet, opened, call } = market;
    const save = (json: object, path = '', method = 'POST') =>
      call(`/v1/carrier-lists${path}`, shipper, { method, json: { name: 'Reefers', ...json } });
    const list = (await save({ carriers: [otherFleet.company] })).body.data;
    await opened({ audience: { lists: [list.id] } });
    expect(await kinds(fleet)).toEqual([]);
    const both = { carriers: [fleet.company, otherFleet.company], version: list.version };
    expect((await save(both, `/${list.id}`, 'PUT')).status).toBe(200);
    expect(await kinds(fleet)).toEqual(['load_asked']);
    const block = { method: 'PUT', json: { blocked: true } };
    expect((await call(`/v1/carriers/${fleet.company}`, shipper, block)).status).toBe(200);
    await opened(named(fleet, otherFleet));
    expect(await kinds(fleet)).toHaveLength(1);
  });

  it('and not one that only keeps sight of the load for its offer', async () => {
    const { fleet, otherFleet, opened, offered } = market;
    const { id, version } = await opened();
    await offered(id);
    expect((await change(id, version, named(otherFleet))).status).toBe(200);
    expect([await kinds(fleet), await kinds(otherFleet)]).toEqual([['offer_outdated'], ['load_asked']]);
  });
});

describe('a fleet whose load changed', () => {
  it('reads in the notice what it was and what it is, until it has confirmed its price', async () => {
    const { fleet, opened, offered, act } = market;
    const { id, version } = await opened();
    const { id: offerId } = await offered(id);
    const values = { 'cargo.0.count': 25, 'pricing.target.amountMinor': 99_000 };
    expect((await change(id, version, values)).status).toBe(200);
    const none = { city: null, place: null, window: null, cargo: null };
    const news = async () => (await told(fleet)).find((each) => each.kind === 'offer_outdated');
    expect((await news())?.changed).toEqual([
      {
        ...none,
        what: 'cargo',
        cargo: { before: { count: 24, grossKg: 12_000 }, now: { count: 25, grossKg: 12_000 } },
      },
      { ...none, what: 'price' },
    ]);
    expect((await act(offerId, 'confirm', { version: 2 })).status).toBe(200);
    expect((await news())?.changed).toBeNull();
  });

  it('reads no changes once its offer has expired', async () => {
    const { fleet, world, opened, offered } = market;
    const { id, version } = await opened();
    const { id: offerId } = await offered(id, fleet, {
      validUntil: new Date(world.clock.now().getTime() + 600_000).toISOString(),
    });
    expect((await change(id, version, { 'cargo.0.count': 25 })).status).toBe(200);
    const changes = async () =>
      (await told(fleet)).find((each) => each.kind === 'offer_outdated' && each.offerId === offerId);
    expect((await changes())?.changed).toHaveLength(1);
    world.clock.advance({ minutes: 11 });
    expect((await changes())?.changed).toBeNull();
  });
});

describe('notifications', () => {
  it('are counted and read each for oneself', async () => {
    const { shipper, otherFleet, world, opened, offered, call } = market;
    const colleague = await addMember(world, { company: shipper.company, role: 'dispatcher' });
    const { id } = await opened();
    await offered(id);
    world.advance(1_000);
    await offered(id, otherFleet);
    const [newest, oldest] = await told(shipper);
    expect((await read(shipper, { ids: [newest?.id] })).body.data).toEqual({ read: 1 });
    expect((await read(shipper, { ids: [newest?.id] })).body.data).toEqual({ read: 0 });
    expect((await told(shipper, '?unread=true')).map((each) => each.id)).toEqual([oldest?.id]);
    expect((await told(shipper, '?unread=false')).map((each) => each.id)).toEqual([newest?.id]);
    expect((await call('/v1/notifications?unread=true&size=1', colleague)).body.paging?.total).toBe(2);
    const theirs = await told(colleague);
    expect((await read(shipper, { ids: theirs.map((each) => each.id) })).body.data).toEqual({ read: 0 });
  });

  it.each([[{}], [{ all: false }], [{ ids: [] }], [{ ids: ['x'] }], [{ all: true, ids: [] }]])(
    'refuses to note as read: %j',
    async (json) => {
      expect((await read(market.shipper, json)).status).toBe(422);
    },
  );

  it('end with the membership, and after 90 days', async () => {
    const { shipper, world, opened, offered } = market;
    const leaver = await addMember(world, { company: shipper.company, role: 'dispatcher' });
    const { id } = await opened();
    await offered(id);
    const count = async () =>
      (await amidAllCompanies(world.services, (tx) => tx.selectFrom('notification').select('id').execute())).length;
    expect(await count()).toBe(2);
    await world.services.db.deleteFrom('membership').where('user_id', '=', leaver.id).execute();
    expect(await count()).toBe(1);
    world.advance(91 * 24 * 60 * 60_000);
    await notifications.cleanUp?.(world.services);
    expect(await count()).toBe(0);
  });
});
