import { beforeEach, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { loads } from '../../../services/loads/loads.ts';
import { copyLoads } from '../../support/services/copyLoads.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { addMember, type TestMember } from '../../support/services/people.ts';

let market: Awaited<ReturnType<typeof openMarket>>;
beforeEach(async () => {
  market = await openMarket();
});

const watch = (id: string, who: TestMember = market.fleet) =>
  market.call(`/v1/loads/${id}/watch`, who, { method: 'PUT' });
const unwatch = (id: string, who: TestMember = market.fleet) =>
  market.call(`/v1/loads/${id}/watch`, who, { method: 'DELETE' });
const listed = async (who: TestMember = market.fleet): Promise<readonly string[]> =>
  (await market.call('/v1/loads?watched=true', who)).body.data.map(({ id }: { id: string }) => id);
const told = async (who: TestMember = market.fleet): Promise<readonly { kind: string; requestId: string }[]> =>
  (await market.call('/v1/notifications', who)).body.data;
const kinds = async (who: TestMember = market.fleet) => (await told(who)).map(({ kind }) => kind);
const change = (id: string, version: number, values: object) =>
  market.call(`/v1/shipment-requests/${id}`, market.shipper, {
    method: 'PUT',
    json: { ...market.body({ ...values }), version },
  });
const rows = () =>
  amidAllCompanies(market.world.services, (tx) => tx.selectFrom('load_watch').select('load_id').execute());

describe('a load that a fleet watches', () => {
  it('is marked, found and counted for its people alone, until they end that', async () => {
    const { fleet, otherFleet, world, opened, call } = market;
    const [load, other] = [await opened(), await opened()];
    const colleague = await addMember(world, { company: fleet.company, role: 'viewer' });
    expect((await watch(load.id)).body).toMatchObject({ code: 200, data: null });
    const marked = async (who: TestMember) => {
      const { data } = (await call('/v1/loads', who)).body;
      return data.filter(({ watched }: { watched: boolean }) => watched).map(({ id }: { id: string }) => id);
    };
    const counted = async (who: TestMember) => (await call('/v1/loads/counts', who)).body.data.watched;
    for (const who of [fleet, colleague]) {
      expect([await marked(who), await listed(who), await counted(who)]).toEqual([[load.id], [load.id], 1]);
    }
    expect([await marked(otherFleet), await listed(otherFleet), await counted(otherFleet)]).toEqual([[], [], 0]);
    expect((await call(`/v1/loads/${load.id}`, fleet)).body.data.watched).toBe(true);
    expect((await call(`/v1/loads/${other.id}`, fleet)).body.data.watched).toBe(false);
    expect((await unwatch(load.id)).status).toBe(200);
    expect([await listed(), await counted(fleet)]).toEqual([[], 0]);
    expect((await call('/v1/loads?watched=false', fleet)).status).toBe(400);
  });

  it('is one row, however many watch it at once', async () => {
    const { id } = await market.opened();
    const answers = await Promise.all(Array.from({ length: 50 }, () => watch(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rows()).toEqual([{ load_id: id }]);
  });

  it('can be watched by those who see it and may write, and is gone like elsewhere', async () => {
    const { fleet, otherFleet, strangeFleet, shipper, world, opened, move, call } = market;
    const viewer = await addMember(world, { company: fleet.company, role: 'viewer' });
    const asked = await opened({ audience: { carriers: [otherFleet.company] } });
    const open = await opened();
    const tries = [
      await watch(asked.id),
      await watch(open.id, strangeFleet),
      await watch(open.id, shipper),
      await unwatch(open.id, strangeFleet),
      await watch(open.id, viewer),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 409]);
    await watch(open.id);
    await call(`/v1/loads/${open.id}/decline`, fleet, { json: { reason: 'lane' } });
    expect([await listed(), (await watch(open.id)).status]).toEqual([[], 404]);
    const gone = await opened();
    await watch(gone.id, otherFleet);
    await move(gone.id, 'withdraw', { version: gone.version });
    expect((await watch(gone.id)).status).toBe(404);
    expect((await unwatch(gone.id)).status).toBe(404);
    expect((await unwatch(gone.id, otherFleet)).status).toBe(200);
    expect((await rows()).map(({ load_id }) => load_id)).toEqual([open.id]);
  });

  it('is one of 200 at most', async () => {
    const { world, fleet, opened } = market;
    const [first, last] = [await opened(), await opened()];
    await watch(first.id);
    await amidAllCompanies(world.services, async (tx) => {
      const ids = await copyLoads(tx, first.id, 199);
      await tx
        .insertInto('load_watch')
        .values(ids.map((load_id) => ({ load_id, company_id: fleet.company, at: world.clock.now() })))
        .execute();
    });
    expect((await watch(last.id)).body).toMatchObject({ code: 409, reason: 'too_many_watched' });
    expect((await watch(first.id)).status).toBe(200);
  });

  it('is forgotten a month after it ended', async () => {
    const { world, opened } = market;
    const { id } = await opened();
    await watch(id);
    world.advance(20 * 24 * 60 * 60_000);
    await loads.cleanUp?.(world.services);
    expect(await rows()).toHaveLength(1);
    world.advance(15 * 24 * 60 * 60_000);
    await loads.cleanUp?.(world.services);
    expect(await rows()).toEqual([]);
  });
});

describe('those who watch a load are told', () => {
  it('that it changed, was withdrawn and is open again, without a price', async () => {
    const { shipper, move, opened, call } = market;
    const { id, version } = await opened();
    await watch(id);
    await change(id, version, { 'stops.0.place.city': 'Witten' });
    expect(await told()).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        kind: 'watched_changed',
        isRead: false,
        reference: null,
        offerId: null,
        shipmentId: null,
        requestId: id,
        fromCity: 'Witten',
        toCity: 'Lyon',
        view: null,
        changed: null,
      },
    ]);
    await move(id, 'withdraw', { version: version + 1 });
    expect(await kinds()).toEqual(['watched_gone']);
    expect(
      (await call(`/v1/shipment-requests/${id}/publish`, shipper, { json: { version: version + 2 } })).status,
    ).toBe(200);
    expect(await kinds()).toEqual(['watched_back']);
    expect(await kinds(market.otherFleet)).toEqual([]);
  });

  it('that somebody else got it; the winner and whoever made an offer hear of that as before', async () => {
    const { fleet, otherFleet, world, opened, offered, answer } = market;
    const third = await addMember(world, { company: fleet.company, role: 'dispatcher' });
    const { id } = await opened();
    for (const who of [fleet, otherFleet]) await watch(id, who);
    const won = await offered(id, otherFleet);
    await answer(id, won.id, 'accept', { version: won.version });
    expect([await kinds(third), await kinds(otherFleet)]).toEqual([['watched_gone'], ['offer_accepted']]);
    const other = await opened();
    for (const who of [fleet, otherFleet]) await watch(other.id, who);
    const [mine] = [await offered(other.id), await offered(other.id, otherFleet)];
    await change(other.id, other.version, { 'stops.0.place.city': 'Witten' });
    expect((await told()).filter(({ requestId }) => requestId === other.id)).toMatchObject([
      { kind: 'offer_outdated' },
    ]);
    await answer(other.id, mine.id, 'accept', { version: mine.version + 1 });
    expect((await told(otherFleet)).filter(({ kind }) => kind.startsWith('watched'))).toEqual([]);
  });

  it('that it is gone when they are no longer asked, and nothing once they are blocked', async () => {
    const { fleet, otherFleet, shipper, opened, call } = market;
    const { id, version } = await opened();
    await watch(id);
    await change(id, version, { audience: { carriers: [otherFleet.company] } });
    expect(await kinds()).toEqual(['watched_gone']);
    await change(id, version + 1, { 'stops.0.place.city': 'Witten', audience: { carriers: [otherFleet.company] } });
    expect(await kinds()).toEqual(['watched_gone']);
    const second = await opened();
    await watch(second.id);
    const blocked = await call(`/v1/carriers/${fleet.company}`, shipper, {
      method: 'PUT',
      json: { blocked: true },
    });
    expect(blocked.status).toBe(200);
    await change(second.id, second.version, { 'stops.0.place.city': 'Witten' });
    expect(await kinds()).toEqual(['watched_gone']);
  });

  it('that it is gone, with the towns they know, when it is for others and changed at once', async () => {
    const { otherFleet, opened } = market;
    const { id, version } = await opened({ audience: { market: true, carriers: [otherFleet.company] } });
    for (const who of [market.fleet, otherFleet]) await watch(id, who);
    await change(id, version, { 'stops.0.place.city': 'Witten', audience: { carriers: [otherFleet.company] } });
    expect(await told()).toMatchObject([{ kind: 'watched_gone', requestId: id, toCity: 'Lyon' }]);
    expect(JSON.stringify(await told())).not.toContain('Witten');
    expect((await told(otherFleet)).filter(({ kind }) => kind.startsWith('watched'))).toMatchObject([
      { kind: 'watched_changed', fromCity: 'Witten' },
    ]);
  });

  it('that it is open again once it is published after its end', async () => {
    const { world, shipper, opened, call } = market;
    const { id, version } = await opened();
    await watch(id);
    const endsAt = { ends_at: world.clock.now() };
    await amidAllCompanies(world.services, async (tx) => {
      await tx.updateTable('shipment_request').set(endsAt).where('id', '=', id).execute();
      await tx.updateTable('load').set(endsAt).where('id', '=', id).execute();
    });
    world.advance(1_000);
    expect(await kinds()).toEqual([]);
    const published = await call(`/v1/shipment-requests/${id}/publish`, shipper, { json: { version } });
    expect(published.status).toBe(200);
    expect(await kinds()).toEqual(['watched_back']);
  });

  it('in the way each of them chose', async () => {
    const { fleet, opened, move, call } = market;
    const settings = [{ kind: 'watched_gone', inApp: false, mail: false }];
    await call('/v1/notification-settings', fleet, { method: 'PUT', json: { settings } });
    const { id, version } = await opened();
    await watch(id);
    await move(id, 'withdraw', { version });
    expect(await kinds()).toEqual([]);
  });
});
