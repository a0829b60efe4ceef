import { beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../../services/demo/demo.ts';
import { demoBrands } from '../../../services/demo/demoBrands.ts';
import { demoInvitations } from '../../../services/demo/demoInvitations.ts';
import { SeededRandom } from '../../../services/demo/SeededRandom.ts';
import type { Settings } from '../../../services/settings/Settings.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addPerson } from '../../support/services/people.ts';

const prepare = async ({ services }: World, settings: Partial<Settings> = {}) =>
  demo.prepare?.({
    ...services,
    settings: { ...services.settings, demo: 'auto', databaseUrl: undefined, ...settings },
  });
const accounts = demoBrands.flatMap(({ people }) => people);

describe('into an empty database', () => {
  let world: World;
  let lines: readonly string[];
  beforeAll(async () => {
    world = await openWorld();
    lines = (await prepare(world)) ?? [];
  });

  it('prints every account with its address and companies', () => {
    expect(lines[0]).toBe('Demo accounts, all with the password Haul-2026-demo');
    expect(lines.slice(1).map((line) => line.trim().split(/\s+/)[0])).toEqual([
      'fleet@greenline.test',
      'fleet2@greenline.test',
      'dispatch@greenline.test',
      'shipper@greenline.test',
      'shipper2@greenline.test',
      'fleet@amber.test',
      'shipper@amber.test',
    ]);
    expect(lines.join('\n')).toContain('http://fleet.greenline.localhost:');
    expect(lines.join('\n')).toContain('http://office.amber.localhost:');
  });

  it.each(accounts)('lets $email in, to its companies', async ({ email, companies }) => {
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

  it('gives every fleet some thirty invitations in every state', async () => {
    const { body } = await world.call('/api/v1/login', {
      json: { username: 'dispatch@greenline.test', password: 'Haul-2026-demo' },
    });
    const { token, user } = body.data;
    const own = await world.call(`/v1/companies?isPaged=false&userId=${user.id}`, { token });
    for (const { id: company } of own.body.data) {
      const { body: page } = await world.call('/invitations?size=1000', { token, company });
      expect(page.paging?.total).toBe(33);
      const statuses = new Set(page.data.map(({ status }: { status: string }) => status));
      expect(statuses).toEqual(new Set(['pending', 'opened', 'accepted', 'revoked', 'expired']));
      for (const { createdAt, lastSentAt, openedAt, acceptedAt, updatedAt } of page.data) {
        const times = [createdAt, lastSentAt, openedAt, acceptedAt].filter((time) => time !== null);
        expect(times).toEqual(times.toSorted((one: string, other: string) => one.localeCompare(other)));
        expect(Date.parse(updatedAt)).toBeLessThanOrEqual(world.services.clock.now().getTime());
      }
    }
  });

  it('puts the mails of waiting invitations into the outbox, whatever mail service there is', async () => {
    const mails = await world.services.db.selectFrom('outbox').selectAll().execute();
    expect(mails.length).toBeGreaterThan(10);
    for (const { text } of mails)
      expect(text).toMatch(/http:\/\/fleet\.(greenline|amber)\.localhost:\d+\/download-app\?payload=/);
    expect(world.mails).toEqual([]);
  });

  it('does nothing the second time but print', async () => {
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
  ] as const)('stays away: %s', async (_, settings) => {
    expect(await prepare(world, settings)).toEqual([]);
    expect(await world.services.db.selectFrom('app_user').select('id').execute()).toEqual([]);
  });

  it('stays away from a database with somebody in it, until it is asked for', async () => {
    await addPerson(world);
    expect(await prepare(world)).toEqual([]);
    expect(await prepare(world, { demo: 'on', databaseUrl: 'postgres://db.test/haulage' })).toHaveLength(8);
  });
});

it('is made up the same way each time', () => {
  const [once, again] = [1, 2].map(() => {
    const random = new SeededRandom(2026);
    return [random.uuid(), random.digits(6), demoInvitations('company', 0, random, new Date(0))];
  });
  expect(once).toEqual(again);
});
