import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openWorld } from '../support/services/openWorld.ts';
import { addCompany, addMember, type TestMember } from '../support/services/people.ts';

const world = await openWorld();
const mebibyte = 1024 * 1024;
const maxAnswer = 64 * 1024;

interface Schema {
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly items?: Schema | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
}

const schema: v.GenericSchema<Schema> = v.object({
  type: v.optional(v.string()),
  format: v.optional(v.string()),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => schema),
    ),
  ),
  items: v.optional(v.lazy(() => schema)),
  anyOf: v.optional(v.array(v.lazy(() => schema))),
});
const content = v.object({ schema });
const operation = v.object({
  requestBody: v.optional(
    v.object({
      content: v.object({ 'application/json': v.optional(content), 'multipart/form-data': v.optional(content) }),
    }),
  ),
});
const document = v.object({ paths: v.record(v.string(), v.record(v.string(), operation)) });
const { paths } = v.parse(document, await (await world.request('/openapi.json')).json());

const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) => {
    const json = requestBody?.content['application/json'];
    const body = json ?? requestBody?.content['multipart/form-data'];
    return body ? [{ method: method.toUpperCase(), path, isJson: json !== undefined, schema: body.schema }] : [];
  }),
);

/** What stands in the place of each text and each list of a body. */
interface Stuffing {
  readonly text: string;
  readonly list: readonly unknown[];
}

/** A body in which every text and list is stuffed; of alternatives the one that holds most. */
function stuffed(given: Schema, { text, list }: Stuffing): unknown {
  const held = given.anyOf?.find(({ type }) => type !== 'null') ?? given;
  if (held.properties) {
    return Object.fromEntries(
      Object.entries(held.properties).map(([name, inner]) => [name, stuffed(inner, { text, list })]),
    );
  }
  if (held.type === 'array') return [stuffed(held.items ?? {}, { text, list }), ...list];
  return held.type === 'number' || held.type === 'integer' ? 1e308 : text;
}

const textsIn = (given: Schema): number =>
  JSON.stringify(stuffed(given, { text: '\u0001', list: [] })).split('\\u0001').length - 1;

let member: TestMember;

const send = (route: (typeof routes)[number], body: string) => {
  const path = route.path.replace('{stop}', '0').replaceAll(/\{\w+\}/g, randomUUID());
  const { token, company } = member;
  const headers = { 'Idempotency-Key': randomUUID() };
  if (route.isJson) {
    return world.call(path, {
      method: route.method,
      body,
      token,
      company,
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
  }
  const form = new FormData();
  const names = route.schema.properties?.data ? ['data'] : Object.keys(route.schema.properties ?? {});
  for (const name of names) form.append(name, body);
  return world.call(path, { method: route.method, body: form, token, company, headers });
};

const partOf = (given: Schema): Schema => given.properties?.data ?? given;

/** An object of nothing but keys, without a comma. */
const keysWithoutValues = (prefix: string) =>
  `{${Array.from({ length: 80_000 }, (_, at) => `"${prefix}${at.toString(36)}":`).join('')}`;

/** Routes that answer a fleet as if they were not there. */
const shippersOnly =
  /^\/v1\/(?:shipment-requests|request-templates|place-book|carrier|terms)|^\/v1\/statements\/\{id\}\/(?:approve|pay|lines\/)|\/(?:verify|reject-pod)$|\/waiting\//;

describe.each(routes)('$method $path', (route) => {
  const inner = route.isJson ? route.schema : partOf(route.schema);
  const kind = shippersOnly.test(route.path) ? 'office' : 'fleet';

  // One of their own for each route, because nobody may write as often as all of them together.
  beforeAll(async () => {
    member = await addMember(world, { company: await addCompany(world, { kind }) });
  });

  it.each([
    ['combining marks', '\u0323\u0307'],
    ['ligatures that grow', '\ufdfa'],
    ['spaces', ' '],
    ['emoji', '👩‍🚒'],
    ['escaped quotes', '"'],
    ['hashes', '#'],
  ])('refuses %s up to the limit in every text before any work on them', async (_, unit) => {
    const bytes = Buffer.byteLength(JSON.stringify(unit)) - 2;
    const count = Math.floor((mebibyte - 4_000) / Math.max(1, textsIn(inner)) / bytes);
    const normalise = vi.spyOn(String.prototype, 'normalize');
    const { status, text, body } = await send(
      route,
      JSON.stringify(stuffed(inner, { text: unit.repeat(count), list: [] })),
    );
    expect(status === 200 ? body.data.results : [{ errors: body.errors }]).toEqual([
      { ...(status === 200 && { row: 0 }), errors: expect.any(Array) },
    ]);
    expect(body.errors?.length ?? 0).toBeLessThanOrEqual(50);
    expect(text.length).toBeLessThan(maxAnswer);
    const longest = Math.max(0, ...normalise.mock.contexts.map((worked) => String(worked).length));
    expect(longest).toBeLessThan(2_000);
  });

  it.each(['{}', '[]', '0', 'null', '""'])(
    'refuses 150,000 items %s in every list and in an unknown field',
    async (item) => {
      const items = `${item},`.repeat(150_000) + item;
      const lists = JSON.stringify(stuffed(inner, { text: '', list: ['many'] })).split('"many"');
      for (const json of [`{"rows":[${items}]}`, ...(lists.length > 1 ? [lists.join(items)] : [])]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { status, text } = await send(route, json);
        expect([413, 422]).toContain(status);
        expect(text.length).toBeLessThan(maxAnswer);
      }
    },
  );

  it.each([
    ['deep lists', '['.repeat(100_000)],
    ['deep objects', '{"a":'.repeat(100_000)],
    ['many keys', `{${Array.from({ length: 80_000 }, (_, at) => `"${at}":0`).join(',')}}`],
    ['a long key', `{"${'k'.repeat(mebibyte - 100)}":0}`],
    ['keys without values', keysWithoutValues('')],
    ['keys without values, with an escape', keysWithoutValues('\\n')],
    ['keys without values, with a bad escape', keysWithoutValues('\\x')],
    ['a key twice', '{"a":1,"\\u0061":2}'],
    ['a long number', `{"a":${'9'.repeat(mebibyte - 100)}}`],
  ])('refuses %s', async (_, json) => {
    using parse = vi.spyOn(JSON, 'parse');
    const { status, text } = await send(route, json);
    expect([400, 413, 422]).toContain(status);
    expect(parse.mock.calls.length).toBeLessThan(6_000);
    expect(text.length).toBeLessThan(maxAnswer);
  });

  it('names at most 50 of many unknown or wrong items', async () => {
    const list = Array.from({ length: 90 }, () => ({}));
    const { text, body } = await send(route, JSON.stringify(stuffed(inner, { text: 'x', list })));
    expect(body.errors?.length ?? 0).toBeLessThanOrEqual(50);
    expect(text.length).toBeLessThan(maxAnswer);
  });
});

it('sees every route that takes a body', () => {
  expect(routes.length).toBeGreaterThanOrEqual(15);
});

describe('a query', () => {
  it.each([
    ['30,000 names', `?${Array.from({ length: 30_000 }, (_, at) => at.toString(36)).join('&')}`],
    ['a name 30,000 times', `?${'a&'.repeat(30_000)}`],
    ['a long search', `?q=${encodeURIComponent('\u0323'.repeat(10_000))}`],
  ])('is refused with %s', async (_, query) => {
    const { status, text } = await world.call(`/api/v1/vehicles${query}`, member);
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(maxAnswer);
  });
});
