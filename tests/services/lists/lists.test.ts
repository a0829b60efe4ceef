import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { amidAllCompanies } from '../../../services/database/amidAllCompanies.ts';
import { openWorld } from '../../support/services/openWorld.ts';
import { addMember, type TestMember } from '../../support/services/people.ts';

const world = await openWorld();
const as = ({ token, company }: TestMember) => ({ token, company });
const settings = async (person: TestMember, list = 'vehicles') =>
  (await world.call(`/v1/list-settings?list=${list}`, as(person))).body.data;
const keep = (person: TestMember, json: object) =>
  world.call('/v1/list-settings', { ...as(person), method: 'PUT', json });
const add = (person: TestMember, changes: object = {}) =>
  world.call('/v1/list-views', { ...as(person), json: { ...view, ...changes } });
const change = (person: TestMember, id: string, changes: object = {}) => {
  const { list: _, ...facts } = view;
  const json = { ...facts, version: 1, ...changes };
  return world.call(`/v1/list-views/${id}`, { ...as(person), method: 'PUT', json });
};
const remove = (person: TestMember, id: string, version = 1) =>
  world.call(`/v1/list-views/${id}?version=${version}`, { ...as(person), method: 'DELETE' });

const view = {
  list: 'vehicles',
  name: 'Big trailers',
  shared: false,
  q: 'krone',
  filters: [
    { name: 'kind', value: 'trailer' },
    { name: 'status', value: 'available' },
  ],
  sort: '-volumeM3',
  columns: ['volumeM3', 'temperatureC.min'],
};

const idOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string' ? data.id : '';
const added = async (person: TestMember, changes: object = {}): Promise<string> =>
  idOf((await add(person, changes)).body.data);
const names = async (person: TestMember): Promise<unknown> => {
  const data = await settings(person);
  const views = typeof data === 'object' && data !== null && 'views' in data ? data.views : undefined;
  return Array.isArray(views) ? views.map(({ name }: { name: string }) => name) : views;
};
const colleagueOf = (person: TestMember, role: 'owner' | 'dispatcher' | 'viewer' = 'dispatcher') =>
  addMember(world, { role, company: person.company });

describe('how a list is arranged', () => {
  it('is as usual until somebody arranges it', async () => {
    expect(await settings(await addMember(world))).toEqual({ columns: null, density: 'compact', views: [] });
  });

  it('is kept for each person, list and company, also for viewers', async () => {
    const viewer = await addMember(world, { role: 'viewer' });
    const columns = ['status', 'licence.expiresOn'];
    const kept = await keep(viewer, { list: 'drivers', columns, density: 'comfortable' });
    expect([kept.status, kept.body.data]).toEqual([200, { columns, density: 'comfortable' }]);
    await keep(viewer, { list: 'drivers', columns: null, density: 'comfortable' });
    expect(await settings(viewer, 'drivers')).toEqual({ columns: null, density: 'comfortable', views: [] });
    expect(await settings(viewer)).toMatchObject({ density: 'compact' });
    expect(await settings(await colleagueOf(viewer), 'drivers')).toMatchObject({ density: 'compact' });
  });

  it.each([
    [{ list: 'secrets', columns: null, density: 'compact' }],
    [{ list: 'drivers', columns: [], density: 'compact' }],
    [{ list: 'drivers', columns: ['a', 'a'], density: 'compact' }],
    [{ list: 'drivers', columns: ['a b'], density: 'compact' }],
    [{ list: 'drivers', columns: Array.from({ length: 61 }, (_, at) => `c${at}`), density: 'compact' }],
    [{ list: 'drivers', columns: null, density: 'cosy' }],
    [{ list: 'drivers', columns: null }],
  ])('is refused as %j', async (json) => {
    expect((await keep(await addMember(world), json)).status).toBe(422);
  });
});

describe('a saved view', () => {
  it('is returned whole', async () => {
    const person = await addMember(world);
    const { status, body } = await add(person);
    const { list: _, ...facts } = view;
    const whole = { ...facts, id: expect.any(String), version: 1, own: true, alert: false };
    expect([status, body.data]).toEqual([201, whole]);
    expect(await settings(person)).toEqual({ columns: null, density: 'compact', views: [whole] });
    expect(await settings(person, 'drivers')).toMatchObject({ views: [] });
  });

  it('is seen by its owner alone, unless it is shared with the company', async () => {
    const person = await addMember(world);
    const colleague = await colleagueOf(person, 'viewer');
    await add(person);
    await add(person, { name: 'For all', shared: true });
    expect(await names(person)).toEqual(['Big trailers', 'For all']);
    expect(await names(colleague)).toEqual(['For all']);
    expect(await settings(colleague)).toMatchObject({ views: [{ own: false, shared: true }] });
    expect(await names(await addMember(world))).toEqual([]);
  });

  it('is changed by its owner, who read its latest version', async () => {
    const person = await addMember(world);
    const id = await added(person);
    const { status, body } = await change(person, id, { name: 'Trailers', filters: [], columns: null });
    expect([status, body.data]).toEqual([200, expect.objectContaining({ name: 'Trailers', version: 2, filters: [] })]);
    expect(await change(person, id)).toMatchObject({ status: 409, body: { reason: 'stale' } });
    expect(await remove(person, id)).toMatchObject({ status: 409, body: { reason: 'stale' } });
    expect((await remove(person, id, 2)).status).toBe(200);
    expect(await names(person)).toEqual([]);
  });

  it('that is shared is not changed by colleagues, and deleted only by an owner of the company', async () => {
    const person = await addMember(world, { role: 'dispatcher' });
    const [dispatcher, owner] = [await colleagueOf(person), await colleagueOf(person, 'owner')];
    const id = await added(person, { shared: true });
    const refused = { status: 409, body: { reason: 'not_allowed' } };
    expect(await change(owner, id)).toMatchObject(refused);
    expect(await remove(dispatcher, id)).toMatchObject(refused);
    expect((await remove(owner, id)).status).toBe(200);
  });

  it.each(['\u0000', '\uD800', 'a\uDC00b', '\n'])(
    'is refused with %j, which the database cannot hold',
    async (text) => {
      const person = await addMember(world);
      expect((await add(person, { q: text })).status).toBe(422);
      expect((await add(person, { filters: [{ name: 'kind', value: text }] })).status).toBe(422);
      expect((await add(person, { name: text })).status).toBe(422);
      expect((await add(person, { q: '😀', filters: [{ name: 'kind', value: '😀' }] })).status).toBe(201);
    },
  );

  it('of a colleague is like none, unless it is shared', async () => {
    const person = await addMember(world);
    const colleague = await colleagueOf(person, 'owner');
    const id = await added(person);
    const none = await change(colleague, randomUUID());
    expect((await change(colleague, id)).body).toEqual(none.body);
    expect((await remove(colleague, id)).status).toBe(404);
  });

  it('is not shared by a viewer, at once or later', async () => {
    const viewer = await addMember(world, { role: 'viewer' });
    const refused = { status: 409, body: { reason: 'not_allowed' } };
    expect(await add(viewer, { shared: true })).toMatchObject(refused);
    expect(await change(viewer, await added(viewer), { shared: true })).toMatchObject(refused);
  });

  it('has a name of its own among those of its owner, and among those shared', async () => {
    const person = await addMember(world);
    const colleague = await colleagueOf(person);
    await add(person);
    const taken = { status: 409, body: { reason: 'name_taken' } };
    expect(await add(person, { name: ' big  TRAILERS ' })).toMatchObject(taken);
    expect((await add(person, { list: 'drivers' })).status).toBe(201);
    const theirs = await added(colleague);
    expect((await change(person, await added(person, { name: 'B' }), { name: 'Mine', shared: true })).status).toBe(200);
    expect(await change(colleague, theirs, { name: 'mine', shared: true })).toMatchObject(taken);
    expect((await change(colleague, theirs, { name: 'mine' })).status).toBe(200);
  });

  it('is one of fifty at most, however many are added at once', async () => {
    const person = await addMember(world);
    const all = await Promise.all(Array.from({ length: 60 }, (_, at) => add(person, { name: `View ${at}` })));
    const refused = all.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(10);
    expect(new Set(refused.map(({ body }) => body.reason))).toEqual(new Set(['too_many_views']));
    expect((await add(person, { list: 'drivers' })).status).toBe(201);
  });

  it('is one of fifty that a company shares at most', async () => {
    const person = await addMember(world);
    const colleague = await colleagueOf(person);
    const shares = Array.from({ length: 50 }, (_, at) => add(person, { name: `View ${at}`, shared: true }));
    await Promise.all(shares);
    const tooMany = { status: 409, body: { reason: 'too_many_views' } };
    expect(await add(colleague, { shared: true })).toMatchObject(tooMany);
    const own = await added(colleague);
    expect(await change(colleague, own, { shared: true })).toMatchObject(tooMany);
  });

  it('ends with the membership, unless it is shared; and so does how lists are arranged', async () => {
    const person = await addMember(world);
    const colleague = await colleagueOf(person);
    await add(colleague);
    await add(colleague, { name: 'For all', shared: true });
    await keep(colleague, { list: 'vehicles', columns: ['plate'], density: 'comfortable' });
    await world.call(`/v1/members/${colleague.id}?version=1`, { ...as(person), method: 'DELETE' });
    const left = await amidAllCompanies(world.services, async (tx) => [
      await tx.selectFrom('list_view').select('name').where('user_id', '=', colleague.id).execute(),
      await tx.selectFrom('list_layout').select('list').where('user_id', '=', colleague.id).execute(),
    ]);
    expect(left).toEqual([[{ name: 'For all' }], []]);
    expect(await names(person)).toEqual(['For all']);
  });

  it.each([
    [{ name: '' }],
    [{ name: 'x'.repeat(61) }],
    [{ name: 'a\nb' }],
    [{ list: 'secrets' }],
    [{ q: 'x'.repeat(101) }],
    [{ filters: [{ name: 'status', value: '' }] }],
    [{ filters: [{ name: 'status', value: 'x'.repeat(61) }] }],
    [{ filters: [{ name: 'a b', value: 'x' }] }],
    [{ filters: Array.from({ length: 13 }, (_, at) => ({ name: `f${at}`, value: 'x' })) }],
    [{ filters: ['a', 'b'].map((value) => ({ name: 'status', value })) }],
    [{ filters: { status: 'available' } }],
    [{ sort: '--name' }],
    [{ sort: 'name; drop table vehicle' }],
    [{ columns: [1] }],
    [{ shared: 'yes' }],
    [{ own: true }],
  ])('is refused with %j', async (changes) => {
    expect((await add(await addMember(world), changes)).status).toBe(422);
  });
});
