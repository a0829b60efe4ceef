import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { Directory } from '../../../services/company/Directory.ts';
import { countStatements } from '../../support/services/countStatements.ts';
import { openWorld, type World } from '../../support/services/openWorld.ts';
import { addBrand, addCompany } from '../../support/services/people.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const path = '/v1/companies/?isPaged=false&userId=1';
const read = (headers: Readonly<Record<string, string>> = {}) => world.call(path, { headers });
const listed = v.object({ data: v.array(v.object({ domain: v.string() })) });
const etagOf = ({ headers }: { readonly headers: Headers }) => headers.get('ETag') ?? '';

it('lists brand companies by name, each with id, name and domain, to anyone', async () => {
  const teal = await addBrand(world, 'teal.test', 'Teal Lines');
  const coral = await addBrand(world, 'coral.test', 'coral carriers');
  await addCompany(world, { name: 'No brand' });
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toEqual({
    code: 200,
    data: [
      { id: coral, name: 'coral carriers', domain: 'coral.test' },
      { id: teal, name: 'Teal Lines', domain: 'teal.test' },
    ],
  });
});

it('is revalidated instead of downloaded again', async () => {
  const first = await read();
  expect(first.headers.get('Cache-Control')).toBe('no-cache');
  expect(etagOf(first)).toMatch(/^"[^"]+"$/);
  for (const known of [etagOf(first), `W/${etagOf(first)}`, `"other", ${etagOf(first)}`, '*']) {
    const again = await read({ 'If-None-Match': known });
    expect({ status: again.status, text: again.text, etag: etagOf(again) }).toEqual({
      status: 304,
      text: '',
      etag: etagOf(first),
    });
  }
  expect((await read({ 'If-None-Match': '"other"' })).status).toBe(200);
});

it.each([
  ['an added brand', () => addBrand(world)],
  [
    'a new name',
    (id: string) => world.services.db.updateTable('company').set({ name: 'Renamed' }).where('id', '=', id).execute(),
  ],
  ['a brand that left', (id: string) => world.services.db.deleteFrom('company').where('id', '=', id).execute()],
])('is another edition after %s', async (_, change) => {
  const brand = await addBrand(world);
  const before = etagOf(await read());
  await change(brand);
  expect((await read({ 'If-None-Match': before })).status).toBe(200);
});

it('does not change with companies that are not brands', async () => {
  const before = etagOf(await read());
  await addCompany(world);
  expect((await read({ 'If-None-Match': before })).status).toBe(304);
});

it('is gzipped if accepted, with a different ETag', async () => {
  const plain = await read();
  const response = await world.request(path, { headers: { 'Accept-Encoding': 'br;q=1, gzip' } });
  expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual(['gzip', 'Accept-Encoding']);
  expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(plain.text);
  expect(etagOf(response)).not.toBe(etagOf(plain));
  expect(
    (await world.request(path, { headers: { 'Accept-Encoding': 'gzip;q=0' } })).headers.get('Content-Encoding'),
  ).toBe(null);
});

it('costs one statement once rendered, however long it is', async () => {
  const { db, count } = countStatements(world.services.db);
  const directory = new Directory(db);
  await directory.current();
  const rendering = count();
  await Promise.all(Array.from({ length: 10 }, () => directory.current()));
  expect({ rendering, more: count() - rendering }).toEqual({ rendering: 2, more: 10 });
});

it('is rendered once for concurrent requests', async () => {
  const { db, count } = countStatements(world.services.db);
  const directory = new Directory(db);
  const editions = await Promise.all(Array.from({ length: 10 }, () => directory.current()));
  expect({ statements: count(), editions: new Set(editions).size }).toEqual({ statements: 11, editions: 1 });
});

it('is rendered again after a failure', async () => {
  const { db } = world.services;
  let isDown = true;
  const failing = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) =>
      isDown && result.rows.length !== 1 ? Promise.reject(new Error('down')) : Promise.resolve(result),
  });
  await addBrand(world);
  await addBrand(world);
  const directory = new Directory(failing);
  await expect(directory.current()).rejects.toThrow('down');
  isDown = false;
  expect((await directory.current()).plain.bytes.length).toBeGreaterThan(0);
});

it.each([
  '/v1/companies/',
  '/v1/companies/?isPaged=false',
  '/v1/companies/?isPaged=true&userId=1',
  '/v1/companies/?isPaged=false&userId=2',
  '/v1/companies/?isPaged=false&userId=1&page=0',
])('refuses %s', async (other) => {
  expect((await world.call(other)).status).toBe(400);
});

it('renders a thousand brands once', async () => {
  await sql`insert into company (id, kind, name, domain, created_at, updated_at)
    select gen_random_uuid(), 'brand', 'Brand ' || n, 'brand' || n || '.test', now(), now()
    from generate_series(1, 1000) n`.execute(world.services.db);
  const directory = new Directory(world.services.db);
  const { plain } = await directory.current();
  const { data } = v.parse(listed, JSON.parse(Buffer.from(plain.bytes).toString()));
  expect(data.filter(({ domain }) => /^brand\d+\.test$/.test(domain))).toHaveLength(1_000);
  expect((await directory.current()).plain).toBe(plain);
});
