import { beforeEach, describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { loadAlerts } from '../../../services/loads/alerts/loadAlerts.ts';
import { matchAlerts } from '../../../services/loads/alerts/matchAlerts.ts';
import { matchViews } from '../../../services/loads/alerts/matchViews.ts';
import { mostADay } from '../../../services/loads/alerts/planAlerts.ts';
import { takeFleet } from '../../../services/loads/alerts/takeFleet.ts';
import { tellMatches } from '../../../services/loads/alerts/tellMatches.ts';
import { notifications } from '../../../services/notifications/notifications.ts';
import { copyLoads } from '../../support/services/copyLoads.ts';
import { openMarket } from '../../support/services/openMarket.ts';
import { addMember, type TestMember } from '../../support/services/people.ts';
import { withoutIds } from '../../support/services/withoutIds.ts';

let market: Awaited<ReturnType<typeof openMarket>>;
beforeEach(async () => {
  market = await openMarket();
});

const body = {
  list: 'loads',
  name: 'To Lyon',
  shared: false,
  q: 'lyon',
  filters: [{ name: 'bodyType', value: 'box' }],
  sort: 'pickup',
  columns: null,
};
const saved = async (changes: object = {}, who: TestMember = market.fleet): Promise<{ id: string; version: number }> =>
  (await market.call('/v1/list-views', who, { json: { ...body, ...changes } })).body.data;
const alert = (id: string, method: 'PUT' | 'DELETE' = 'PUT', who: TestMember = market.fleet) =>
  market.call(`/v1/list-views/${id}/alert`, who, { method });
const viewsOf = async (who: TestMember): Promise<readonly { id: string; alert: boolean }[]> =>
  (await market.call('/v1/list-settings?list=loads', who)).body.data.views;
const told = async (who: TestMember = market.fleet): Promise<readonly { requestId: string; view: unknown }[]> =>
  (await market.call('/v1/notifications?size=100', who)).body.data;
const toldOf = async (who?: TestMember) => (await told(who)).map(({ requestId }) => requestId);
/** A moment later, as an alert is of what opens after it was switched on. */
const later = () => market.world.advance(1_000);
const match = () => matchAlerts(market.world.services);
const watching = async (changes: object = {}) => {
  const view = await saved(changes);
  expect((await alert(view.id)).status).toBe(200);
  later();
  return view;
};

describe('the alert of a saved view', () => {
  it('tells of what opens and matches, once, by the view it is of', async () => {
    const { opened } = market;
    const before = await opened();
    const view = await watching();
    const load = await opened();
    await opened({ 'stops.1.place.city': 'Paris', 'stops.1.place.lat': 48.85, 'stops.1.place.lng': 2.35 });
    await match();
    await match();
    expect(await told()).toMatchObject([
      { kind: 'loads_matched', requestId: load.id, view: { id: view.id, name: 'To Lyon', more: null }, toCity: 'Lyon' },
    ]);
    expect(await toldOf()).not.toContain(before.id);
    expect(await toldOf(market.otherFleet)).toEqual([]);
    expect(withoutIds(JSON.stringify(await told()))).not.toMatch(/Sundby|118/);
  });

  it('says whether it is on, to each person for themselves, and can be stopped by one call', async () => {
    const { fleet, world, opened } = market;
    const colleague = await addMember(world, { company: fleet.company, role: 'viewer' });
    const view = await watching({ shared: true });
    expect((await viewsOf(fleet)).map((each) => each.alert)).toEqual([true]);
    expect((await viewsOf(colleague)).map((each) => each.alert)).toEqual([false]);
    expect((await alert(view.id, 'PUT', colleague)).status).toBe(200);
    later();
    expect((await alert(view.id, 'DELETE')).status).toBe(200);
    const { id } = await opened();
    await match();
    expect([await toldOf(), await toldOf(colleague)]).toEqual([[], [id]]);
  });

  it('of a view that is deleted meanwhile is switched on or not found', async () => {
    const views = await Promise.all(Array.from({ length: 10 }, (_, at) => saved({ name: `View ${at}` })));
    const tries = views.map(async ({ id, version }) => {
      const path = `/v1/list-views/${id}`;
      const gone = market.call(`${path}?version=${version}`, market.fleet, { method: 'DELETE' });
      return [(await alert(id)).status, (await gone).status];
    });
    const statuses = await Promise.all(tries);
    expect(statuses.map(([, gone]) => gone)).toEqual(views.map(() => 200));
    expect([200, 404]).toEqual(expect.arrayContaining([...new Set(statuses.map(([alerted]) => alerted))]));
  });

  it('is of loads one may open: not of other lists, of others’ views or of shippers', async () => {
    const { otherFleet, shipper, fleet, world } = market;
    const colleague = await addMember(world, { company: fleet.company, role: 'dispatcher' });
    const own = await saved();
    const vehicles = await saved({ list: 'vehicles' });
    const tries = [
      await alert(vehicles.id),
      await alert(own.id, 'PUT', colleague),
      await alert(own.id, 'PUT', otherFleet),
      await alert(own.id, 'DELETE', otherFleet),
      await alert(own.id, 'PUT', shipper),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('ends with its view, with sharing it, and with access', async () => {
    const { fleet, world, opened, call } = market;
    const colleague = await addMember(world, { company: fleet.company, role: 'dispatcher' });
    const view = await watching({ shared: true });
    await alert(view.id, 'PUT', colleague);
    later();
    const { list: _, ...facts } = body;
    await call(`/v1/list-views/${view.id}`, fleet, { method: 'PUT', json: { ...facts, version: view.version } });
    const first = await opened();
    await match();
    expect([await toldOf(), await toldOf(colleague)]).toEqual([[first.id], []]);
    await call(`/v1/list-views/${view.id}?version=${view.version + 1}`, fleet, { method: 'DELETE' });
    await opened();
    await match();
    expect(await told()).toMatchObject([{ requestId: first.id, view: null }]);
  });

  it('is not of loads the fleet is asked for by name, has made an offer for, or may not see', async () => {
    const { fleet, otherFleet, opened, offered } = market;
    await watching();
    const asked = await opened({ audience: { market: true, carriers: [fleet.company] } });
    const offer = await opened();
    await offered(offer.id);
    await opened({ audience: { carriers: [otherFleet.company] } });
    await match();
    expect(await told()).toMatchObject([{ kind: 'load_asked', requestId: asked.id }]);
  });

  it('is of a load that opens to the market later, and of one that opens again only once', async () => {
    const { shipper, otherFleet, opened, move, call, body: request } = market;
    await watching();
    const { id, version } = await opened({ audience: { carriers: [otherFleet.company] } });
    await match();
    expect(await toldOf()).toEqual([]);
    const json = { ...request(), version };
    expect((await call(`/v1/shipment-requests/${id}`, shipper, { method: 'PUT', json })).status).toBe(200);
    await match();
    expect(await toldOf()).toEqual([id]);
    later();
    await move(id, 'withdraw', { version: version + 1 });
    await move(id, 'publish', { version: version + 2 });
    await match();
    expect(await toldOf()).toEqual([id]);
  });

  it('tells of ten loads a day one by one, of the rest by one digest, and anew the day after', async () => {
    const { world, opened, fleet, call } = market;
    const view = await watching();
    const { id } = await opened();
    await amidAllCompanies(world.services, (tx) => copyLoads(tx, id, mostADay + 1));
    await match();
    const notices = await told();
    expect(notices).toHaveLength(mostADay + 1);
    const digest = () => expect.objectContaining({ view: { id: view.id, name: 'To Lyon', more: 2 } });
    expect(notices).toContainEqual(digest());
    later();
    await opened();
    await match();
    expect((await told()).map((each) => each.view)).toContainEqual({ id: view.id, name: 'To Lyon', more: 3 });
    expect(await told()).toHaveLength(mostADay + 1);
    expect((await call('/v1/notifications/read', fleet, { json: { all: true } })).body.data.read).toBe(mostADay + 1);
    await amidAllCompanies(world.services, (tx) =>
      tx
        .updateTable('load_alert_told')
        .set({ at: new Date(world.clock.now().getTime() - 24 * 60 * 60_000) })
        .execute(),
    );
    const next = await opened();
    await match();
    expect(await toldOf()).toContain(next.id);
  });

  it('is told once, whatever process was overtaken or killed in between', async () => {
    const { world, opened } = market;
    await watching();
    const { id } = await opened();
    const { services } = world;
    await amidAllCompanies(services, (tx) => tx.updateTable('load_opened').set({ number: '1' }).execute());
    const first = await takeFleet(services);
    if (!first) throw new Error('no fleet waits');
    expect(await takeFleet(services)).toBeUndefined();
    world.advance(61_000);
    const second = await takeFleet(services);
    if (!second) throw new Error('the fleet does not wait again');
    await tellMatches(services, second, await matchViews(services, second));
    await tellMatches(services, first, await matchViews(services, first));
    expect(await toldOf()).toEqual([id]);
    expect(await takeFleet(services)).toBeUndefined();
  });

  it('is told by the processes that work at the same time once', async () => {
    await watching();
    const { id } = await market.opened();
    await Promise.all(Array.from({ length: 4 }, match));
    await match();
    expect(await toldOf()).toEqual([id]);
  });

  it('is one of 20 of a person, also when they are switched on at once', async () => {
    const views = [];
    // oxlint-disable-next-line no-await-in-loop -- names differ
    for (let at = 0; at < 21; at += 1) views.push(await saved({ name: `View ${at}` }));
    const answers = await Promise.all(views.map(({ id }) => alert(id)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body: answer }) => answer.reason)).toEqual(['too_many_alerts']);
  });

  it('comes by the ways the person chose, with a mail of each view held back', async () => {
    const { world, fleet, opened, call } = market;
    const settings = [{ kind: 'loads_matched', inApp: false, mail: true }];
    await call('/v1/notification-settings', fleet, { method: 'PUT', json: { settings } });
    const view = await watching();
    await opened();
    await opened();
    await match();
    await notifications.work?.(world.services);
    expect(await told()).toEqual([]);
    const mails = await amidAllCompanies(world.services, (tx) => tx.selectFrom('notice_mail').selectAll().execute());
    expect(mails).toMatchObject([{ kind: 'loads_matched', record_id: view.id, due_at: null }]);
  });

  it('forgets what opened a day ago', async () => {
    const { world, opened } = market;
    await opened();
    world.advance(25 * 60 * 60_000);
    await loadAlerts.cleanUp?.(world.services);
    const left = await amidAllCompanies(world.services, (tx) => tx.selectFrom('load_opened').selectAll().execute());
    expect(left).toEqual([]);
  });
});
