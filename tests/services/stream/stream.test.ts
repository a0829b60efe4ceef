import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { stream } from '../../../services/stream/stream.ts';
import { EventReader } from '../../support/services/EventReader.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { addMember, type TestMember } from '../../support/services/people.ts';
import { borrowedDatabase } from '../../support/services/testDatabase.ts';
import { newVehicle } from '../../support/services/walls.ts';

let market: Awaited<ReturnType<typeof openMarket>>;
beforeEach(async () => {
  const { db, signals } = await borrowedDatabase();
  market = await openMarket({ db, signals });
});

const open = async ({ token, company }: TestMember, lastId?: string, header: Record<string, string> = {}) => {
  const headers = { ...header, ...(lastId !== undefined && { 'Last-Event-ID': lastId }) };
  return new EventReader(await market.world.request('/v1/stream', { token, company, headers }));
};

const listening = async (who: TestMember) => {
  const reader = await open(who);
  await reader.is('ready');
  return reader;
};

/** Makes a change that only this company hears of. */
const change = async (who: TestMember): Promise<string> => (await market.add({}, who)).body.data.id;

const audience = (company: string) => ({ audience: { carriers: [company], lists: [] } });

describe('what a stream tells', () => {
  it('an offer, to the shipper and to the fleet that made it, and to nobody else', async () => {
    const { shipper, fleet, otherFleet, otherShipper, opened, offered } = market;
    const { id } = await opened();
    const [seesOffer, offers, competes, other] = await Promise.all(
      [shipper, fleet, otherFleet, otherShipper].map(listening),
    );
    const offer = await offered(id);
    await seesOffer?.hears('offer', offer.id);
    await offers?.hears('offer', offer.id);
    const later = [await change(otherShipper), await opened()];
    await other?.hears('request', later[0]);
    await competes?.hears('load', later[1].id);
    expect([...(competes?.changes ?? []), ...(other?.changes ?? [])].join()).not.toContain(offer.id);
  });

  it('a load, to every fleet of the market and to none of another', async () => {
    const { fleet, otherFleet, strangeFleet, strangeShipper, opened } = market;
    const [one, other, stranger] = await Promise.all([fleet, otherFleet, strangeFleet].map(listening));
    const { id } = await opened();
    await one?.hears('load', id);
    await other?.hears('load', id);
    const theirs = await opened({}, strangeShipper);
    await stranger?.hears('load', theirs.id);
    expect(stranger?.changes).toEqual([`load ${theirs.id}`]);
  });

  it('a load for some fleets to those alone, and to one that is no longer asked', async () => {
    const { fleet, otherFleet, opened, call, shipper, body } = market;
    const [one, other] = await Promise.all([fleet, otherFleet].map(listening));
    const { id, version } = await opened(audience(fleet.company));
    await one?.hears('load', id);
    const heard = one?.changes.length ?? 0;
    await call(`/v1/shipment-requests/${id}`, shipper, {
      method: 'PUT',
      json: { ...body(audience(otherFleet.company)), version },
    });
    await other?.hears('load', id);
    await expect.poll(() => one?.changes.length).toBeGreaterThan(heard);
  });

  it('a load of a shipper that blocks a fleet to all others; the fleet hears when that begins and ends, and of nothing', async () => {
    const { shipper, otherShipper, fleet, otherFleet, opened, move, call } = market;
    const block = (blocked: boolean) =>
      call(`/v1/carriers/${fleet.company}`, shipper, { method: 'PUT', json: { blocked } });
    const before = await opened();
    const [blocked, other] = await Promise.all([fleet, otherFleet].map(listening));
    await block(true);
    await blocked?.hears('load', null);
    const meanwhile = await opened();
    await move(before.id, 'withdraw', { version: before.version });
    await other?.hears('load', meanwhile.id);
    await block(true);
    await block(false);
    const [after, theirs] = [await opened(), await opened({}, otherShipper)];
    await blocked?.hears('load', theirs.id);
    expect(blocked?.changes).toEqual([null, null, after.id, theirs.id].map((id) => `load ${id}`));
  });

  it('an award, to the shipper, the winner and the loser', async () => {
    const { shipper, fleet, otherFleet, opened, offered, answer } = market;
    const { id } = await opened();
    const [won, lost] = [await offered(id), await offered(id, otherFleet)];
    const [requester, winner, loser] = await Promise.all([shipper, fleet, otherFleet].map(listening));
    const shipment = (await answer(id, won.id, 'accept', { version: won.version })).body.data;
    await requester?.hears('request', id);
    await requester?.hears('shipment', shipment.id);
    await winner?.hears('shipment', shipment.id);
    await winner?.hears('offer', won.id);
    await loser?.hears('offer', lost.id);
    await loser?.hears('load', id);
    expect(loser?.changes.join()).not.toContain(shipment.id);
    expect(loser?.changes.join()).not.toContain(won.id);
  });

  it('a vehicle with its version, also when it is deleted and brought back', async () => {
    const { fleet, call, world } = market;
    const reader = await listening(fleet);
    const { id } = (await call('/api/v1/vehicle', fleet, { json: newVehicle() })).body.data;
    await expect.poll(() => reader.told.at(-1)).toEqual({ type: 'vehicle', id, version: 1 });
    await call(`/api/v1/vehicle/${id}?version=1`, fleet, { method: 'DELETE' });
    await expect.poll(() => reader.changes.length).toBe(2);
    expect(await amidAllCompanies(world.services, (tx) => tx.selectFrom('change').selectAll().execute())).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ audience_id: null })]),
    );
  });

  it('many changes of one statement as one, without an id', async () => {
    const { shipper, world } = market;
    const reader = await listening(shipper);
    for (let made = 0; made < 101; made += 1) await change(shipper);
    await amidAllCompanies(world.services, (tx) =>
      tx.updateTable('shipment_request').set({ search: 'x' }).where('company_id', '=', shipper.company).execute(),
    );
    await expect.poll(() => reader.told.at(-1)).toEqual({ type: 'request', id: null, version: null });
    expect(reader.told).toHaveLength(102);
  });
});

describe('who comes back', () => {
  it('is told what changed meanwhile', async () => {
    const { shipper, otherShipper } = market;
    const reader = await listening(shipper);
    const seen = await change(shipper);
    await reader.hears('request', seen);
    await reader.leave();
    const missed = [await change(shipper), await change(shipper)];
    await change(otherShipper);
    const back = await open(shipper, reader.lastId);
    await back.is('ready');
    expect(back.changes).toEqual(missed.map((id) => `request ${id}`));
    const next = await change(shipper);
    await back.hears('request', next);
  });

  it.each([
    ['no id of an event', 'yesterday'],
    ['a snapshot that runs backwards', '{time}-{origin}-900:800:'],
    ['transactions outside of the snapshot', '{time}-{origin}-800:900:950'],
    ['a snapshot of the future', `{time}-{origin}-${'9'.repeat(18)}:${'9'.repeat(18)}:`],
    ['another database', '{time}-1.1-1:1:'],
    ['an hour ago', '{old}-{origin}-1:1:'],
    ['a moment to come', '{new}-{origin}-1:1:'],
  ])('has to read everything again after %s', async (_what, text) => {
    const { shipper } = market;
    const reader = await listening(shipper);
    const [time = '', origin = ''] = (reader.lastId ?? '').split('-');
    const values = { time, origin, old: String(Number(time) - 3_600_001), new: String(Number(time) + 600_000) };
    const lastId = text.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => Object.entries(values).find(([is]) => is === name)?.[1] ?? '',
    );
    const back = await open(shipper, lastId);
    await back.is('reset');
    expect(back.changes).toEqual([]);
    const next = await change(shipper);
    await back.hears('request', next);
  });

  it('has to read everything again when more than 500 things changed', async () => {
    const { shipper, world } = market;
    const reader = await listening(shipper);
    await reader.leave();
    await amidAllCompanies(world.services, (tx) =>
      sql`insert into change (audience_id, type) select ${shipper.company}::uuid, 'request' from generate_series(1, 501)`.execute(
        tx,
      ),
    );
    const back = await open(shipper, reader.lastId);
    expect(await back.is('reset')).toBe('reset');
  });
});

describe('a stream ends', () => {
  it('when its session does', async () => {
    const { shipper, world } = market;
    const reader = await listening(shipper);
    await world.call('/api/v1/logout', { method: 'POST', token: shipper.token });
    await expect(reader.ended).resolves.toBeUndefined();
  });

  it('when its reader no longer belongs to the company', async () => {
    const { shipper, world } = market;
    const colleague = await addMember(world, { company: shipper.company, role: 'dispatcher' });
    const [stays, goes] = await Promise.all([shipper, colleague].map(listening));
    await world.services.db.deleteFrom('membership').where('user_id', '=', colleague.id).execute();
    await goes?.ended;
    const id = await change(shipper);
    await stays?.hears('request', id);
    expect(goes?.changes).toEqual([]);
  });

  it('when its account opens a ninth', async () => {
    const { shipper } = market;
    const first = await listening(shipper);
    const others: EventReader[] = [];
    for (let opened = 0; opened < 8; opened += 1) others.push(await listening(shipper));
    await first.ended;
    expect(first.names.at(-1)).toBe('full');
    const id = await change(shipper);
    await Promise.all(others.map((each) => each.hears('request', id)));
  });

  it('when its reader takes nothing, and what waited is dropped: the reader misses nothing by that', async () => {
    const { shipper, world } = market;
    const { token, company } = shipper;
    const stuck = await world.request('/v1/stream', { token, company });
    const note = (count: number) =>
      amidAllCompanies(world.services, (tx) =>
        sql`with told as (insert into change (audience_id, type, record_id)
            select ${company}::uuid, 'request', gen_random_uuid() from generate_series(1, ${count}) returning 1)
          select pg_notify('haulage_changes', '') from (select count(*) from told) counted`.execute(tx),
      );
    const watching = await listening(shipper);
    const { lastId } = watching;
    for (let sent = 1; sent <= 6; sent += 1) {
      await note(200);
      await expect.poll(() => watching.changes.length).toBe(200 * sent);
    }
    const late = new EventReader(stuck);
    await late.ended;
    expect(late.events).toEqual([]);
    const back = await open(shipper, lastId);
    expect(await back.is('reset')).toBe('reset');
  });
});

it('answers HEAD without a stream that nobody reads', async () => {
  const { shipper, world } = market;
  const answer = await world.request('/v1/stream', { method: 'HEAD', token: shipper.token, company: shipper.company });
  expect([answer.status, answer.headers.get('Content-Type'), answer.body]).toEqual([200, 'text/event-stream', null]);
  expect(await world.services.metrics.text()).toContain('haulage_streams_open 0');
});

it('keeps changes for an hour', async () => {
  const { shipper, world } = market;
  const id = await change(shipper);
  const kept = async () =>
    (await amidAllCompanies(world.services, (tx) => tx.selectFrom('change').select('record_id').execute())).map(
      (row) => row.record_id,
    );
  await stream.cleanUp?.(world.services);
  expect(await kept()).toEqual([id]);
  await amidAllCompanies(world.services, (tx) => sql`update change set at = at - interval '66 minutes'`.execute(tx));
  await stream.cleanUp?.(world.services);
  expect(await kept()).toEqual([]);
});
