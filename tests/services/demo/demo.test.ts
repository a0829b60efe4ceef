import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../../services/demo/demo.ts';
import { demoBrands } from '../../../services/demo/demoBrands.ts';
import { demoInvitations } from '../../../services/demo/demoInvitations.ts';
import { SeededRandom } from '../../../services/demo/SeededRandom.ts';
import { driverChange } from '../../../services/drivers/driverDraft.ts';
import type { Settings } from '../../../services/settings/Settings.ts';
import type { Tables } from '../../../services/Tables.ts';
import { vehicleChange } from '../../../services/vehicles/vehicleDraft.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addPerson } from '../../support/services/people.ts';

const prepare = async ({ services }: World, settings: Partial<Settings> = {}) =>
  demo.prepare?.({
    ...services,
    settings: { ...services.settings, demo: 'auto', databaseUrl: undefined, ...settings },
  });
/** The fields of a record that its company can edit. */
const said = (record: Readonly<Record<string, unknown>>, { entries }: { readonly entries: object }) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field in entries));
const accounts = demoBrands.flatMap(({ people }) => people);

describe('into an empty database', () => {
  let world: World;
  let lines: readonly string[];
  beforeAll(async () => {
    world = await openWorld();
    lines = (await prepare(world)) ?? [];
  });

  /** Signs in as a demo account for one of its companies. */
  const enter = async (username: string, name: string) => {
    const { body } = await world.call('/api/v1/login', { json: { username, password: 'Haul-2026-demo' } });
    const { token, user } = body.data;
    const own = await world.call(`/v1/companies?isPaged=false&userId=${user.id}`, { token });
    const company: string = own.body.data.find((each: { name: string }) => each.name === name).id;
    return { token, company };
  };
  const asOperator = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
    world.services.db.transaction().execute(async (tx) => {
      await sql`select set_config('app.operations', 'on', true)`.execute(tx);
      return work(tx);
    });

  it('prints every account with its host and companies', () => {
    expect(lines[0]).toBe('Demo accounts, all with the password Haul-2026-demo');
    expect(lines.slice(1).map((line) => line.trim().split(/\s+/)[0])).toEqual([
      'fleet@greenline.test',
      'fleet2@greenline.test',
      'dispatch@greenline.test',
      'viewer@greenline.test',
      'shipper@greenline.test',
      'shipper2@greenline.test',
      'fleet@amber.test',
      'shipper@amber.test',
    ]);
    expect(lines.join('\n')).toContain('http://fleet.greenline.localhost:');
    expect(lines.join('\n')).toContain('http://office.amber.localhost:');
  });

  it.each(accounts)('lets $email sign in to its companies', async ({ email, companies }) => {
    const { status, body } = await world.call('/api/v1/login', {
      json: { username: email, password: 'Haul-2026-demo' },
    });
    expect(status).toBe(200);
    const { token, user } = body.data;
    const own = await world.call(`/v1/companies?isPaged=false&userId=${user.id}`, { token });
    const names = own.body.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual(companies.map(({ name }) => name).toSorted());
  });

  it('lists both brands', async () => {
    const { body } = await world.call('/v1/companies/?isPaged=false&userId=1');
    expect(body.data.map(({ name, domain }: { name: string; domain: string }) => [name, domain])).toEqual([
      ['Amber Freight', 'amber.localhost'],
      ['Greenline Haulage', 'greenline.localhost'],
    ]);
  });

  it('gives every fleet more than a page of invitations, in every status', async () => {
    const { body } = await world.call('/api/v1/login', {
      json: { username: 'dispatch@greenline.test', password: 'Haul-2026-demo' },
    });
    const { token, user } = body.data;
    const own = await world.call(`/v1/companies?isPaged=false&userId=${user.id}`, { token });
    for (const { id: company } of own.body.data) {
      const { body: page } = await world.call('/invitations?size=1000', { token, company });
      expect(page.paging?.total).toBeGreaterThan(25);
      const statuses = new Set(page.data.map(({ status }: { status: string }) => status));
      expect(statuses).toEqual(new Set(['pending', 'opened', 'accepted', 'revoked', 'expired']));
      for (const { createdAt, lastSentAt, openedAt, acceptedAt, updatedAt } of page.data) {
        const times = [createdAt, lastSentAt, openedAt, acceptedAt].filter((time) => time !== null);
        expect(times).toEqual(times.toSorted((one: string, other: string) => one.localeCompare(other)));
        expect(Date.parse(updatedAt)).toBeLessThanOrEqual(world.services.clock.now().getTime());
      }
    }
  });

  it('gives every invitation a driver, active once accepted', async () => {
    const rows = await asOperator((tx) =>
      tx
        .selectFrom('invitation')
        .innerJoin('driver', 'driver.id', 'invitation.driver_id')
        .select([
          'invitation.status',
          'driver.status as driver',
          'invitation.created_at as at',
          'driver.created_at as since',
        ])
        .execute(),
    );
    for (const { status, driver, at, since } of rows) {
      expect(driver === 'invited').toBe(status !== 'accepted');
      expect(at.getTime()).toBeGreaterThanOrEqual(since.getTime());
    }
  });

  it('gives the app to most drivers but not all', async () => {
    const viewer = await enter('viewer@greenline.test', 'Rhine Valley Transport');
    const { data } = (await world.call('/v1/drivers?status=active&size=1000', viewer)).body;
    const apps = data.map(({ invitationStatus }: { invitationStatus: string | null }) => invitationStatus);
    const accepted = apps.filter((status: string | null) => status === 'accepted').length;
    expect(accepted / apps.length).toBeGreaterThan(0.75);
    expect(new Set(apps)).toEqual(new Set(['accepted', null]));
  });

  it.each([
    ['/api/v1/vehicles', 140, ['available', 'assigned', 'in_use', 'maintenance', 'out_of_service', 'retired']],
    ['/v1/drivers', 90, ['invited', 'active', 'on_leave', 'suspended', 'left']],
  ])('fills %s with %i in every status, with papers that stand every way', async (path, count, statuses) => {
    const viewer = await enter('viewer@greenline.test', 'Rhine Valley Transport');
    const { body } = await world.call(`${path}?size=1000`, viewer);
    expect(body.paging?.total).toBe(count);
    const values = (field: string) => new Set(body.data.map((row: Readonly<Record<string, unknown>>) => row[field]));
    expect(values('status')).toEqual(new Set(statuses));
    expect(values('compliance')).toEqual(new Set(['expired', 'missing', 'expiring', 'valid']));
    const papers = await world.call('/v1/papers/counts', viewer);
    expect(Math.min(...Object.values(papers.body.data).map(Number))).toBeGreaterThan(5);
  });

  it('gives vehicles papers that can be downloaded', async () => {
    const viewer = await enter('viewer@greenline.test', 'Rhine Valley Transport');
    const { id } = (await world.call('/api/v1/vehicles?compliance=valid&size=1', viewer)).body.data[0];
    const { documents } = (await world.call(`/api/v1/vehicle/${id}`, viewer)).body.data;
    expect(documents).toHaveLength(3);
    const answer = await world.request(`/api/v1/vehicle/${id}/media/${documents[0].id}`, viewer);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(await answer.text()).toMatch(/^%PDF-1\.4[^]*startxref\n\d+\n%%EOF\n$/);
  });

  it('creates only data that the services accept', async () => {
    const owner = await enter('fleet@greenline.test', 'Rhine Valley Transport');
    const { data: vehicles } = (await world.call('/api/v1/vehicles?size=1000', owner)).body;
    for (const vehicle of vehicles) {
      const json = said(vehicle, vehicleChange);
      const { text } = await world.call(`/api/v1/vehicle/${vehicle.id}`, { method: 'PUT', json, ...owner });
      expect(text).toContain('"code":200');
    }
    const { data: drivers } = (await world.call('/v1/drivers?size=1000', owner)).body;
    for (const driver of drivers) {
      const body = new FormData();
      body.set('data', JSON.stringify(said(driver, driverChange)));
      const { text } = await world.call(`/v1/drivers/${driver.id}`, { method: 'PUT', body, ...owner });
      expect(text).toContain('"code":200');
    }
  });

  it('gives every company several members, one of them still invited', async () => {
    const owner = await enter('fleet@greenline.test', 'Rhine Valley Transport');
    const { data } = (await world.call('/v1/members', owner)).body;
    const roles = data.map(({ role }: { role: string }) => role).toSorted();
    expect(roles).toEqual(['dispatcher', 'dispatcher', 'owner', 'viewer', 'viewer', 'viewer']);
    expect(data.filter(({ status }: { status: string }) => status === 'invited')).toHaveLength(1);
    expect((await world.call('/v1/company', owner)).body.data.address.city).toBe('Köln');
  });

  it('puts the mails of pending invitations into the outbox, to be never sent', async () => {
    const mails = await world.services.db.selectFrom('outbox').selectAll().execute();
    expect(mails.length).toBeGreaterThan(10);
    for (const { text } of mails)
      expect(text).toMatch(/http:\/\/fleet\.(greenline|amber)\.localhost:\d+\/i\/[\w-]{22}$/m);
    expect(mails.filter(({ due_at: dueAt }) => dueAt !== null)).toEqual([]);
  });

  it('leaves each person a handful of news to read, of offers and of shipments, and no mails of them', async () => {
    const kinds = new Set<string>();
    for (const { email, companies } of accounts) {
      for (const { name } of companies) {
        const who = await enter(email, name);
        const unread = await world.call('/v1/notifications?unread=true', who);
        expect(unread.body.paging?.total).toBeGreaterThan(0);
        expect(unread.body.paging?.total).toBeLessThanOrEqual(5);
        const all = await world.call('/v1/notifications?size=100', who);
        expect(all.body.paging?.total).toBeLessThanOrEqual(24);
        for (const { kind } of all.body.data) kinds.add(kind);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['offer_received', 'not_selected', 'shipment_delivered']));
    const waiting = await asOperator((tx) =>
      sql`select kind from notice union all select kind from notice_mail`.execute(tx),
    );
    expect(waiting.rows).toEqual([]);
  });

  it('knows what fleets saw of a request before it was changed', async () => {
    const offers = await asOperator((tx) =>
      tx
        .selectFrom('offer')
        .innerJoin('load', 'load.id', 'offer.load_id')
        .select(['changes', 'earlier_load', 'content'])
        .where(sql<boolean>`cardinality(changes) > 0`)
        .execute(),
    );
    expect(new Set(offers.flatMap(({ changes }) => changes))).toEqual(new Set(['stops', 'cargo', 'required']));
    for (const { changes, earlier_load: before, content } of offers)
      expect(
        Object.entries(content)
          .filter(([part, value]) => !isDeepStrictEqual(before && Reflect.get(before, part), value))
          .map(([part]) => part),
      ).toEqual(changes);
  });

  it('only prints the second time', async () => {
    const people = () => world.services.db.selectFrom('app_user').select('id').execute();
    const before = await people();
    expect(await prepare(world)).toEqual(lines);
    expect(await people()).toEqual(before);
  });
});

describe('where it is not wanted', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });

  it.each([
    ['switched off', { demo: 'off' }],
    ['with a database of the operator’s', { databaseUrl: 'postgres://db.test/haulage' }],
    ['behind a proxy', { trustedProxies: ['127.0.0.1'] }],
    ['where the network reaches it', { host: '0.0.0.0' }],
    ['where the network reaches it over IPv6', { host: '::' }],
  ] as const)('stays away: %s', async (_, settings) => {
    expect(await prepare(world, settings)).toEqual([]);
    expect(await world.services.db.selectFrom('app_user').select('id').execute()).toEqual([]);
  });

  it('skips a database with accounts', async () => {
    await addPerson(world);
    expect(await prepare(world)).toEqual([]);
  });
});

it('is reproducible', () => {
  const [once, again] = [1, 2].map(() => {
    const random = new SeededRandom(2026);
    return [random.uuid(), random.digits(6), demoInvitations('company', 0, random, new Date(0))];
  });
  expect(once).toEqual(again);
});
