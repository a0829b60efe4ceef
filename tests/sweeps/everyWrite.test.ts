import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Hono } from 'hono';
import { createApp } from '../../services/createApp.ts';
import { features } from '../../services/features.ts';
import type { AppEnv } from '../../services/web/AppEnv.ts';
import type { WriteHolder, WritePaces } from '../../services/web/pace/WritePaces.ts';
import { openWorld, type World } from '../support/services/openWorld.ts';
import { addCompany, addMember, type TestMember } from '../support/services/people.ts';
import { walls } from '../support/services/walls.ts';

const free = { take: () => 0 };
/** An app in which one kind of holder may write no more for a while. */
const appWithout = (world: World, kind: WriteHolder): Hono<AppEnv> => {
  const paces: WritePaces = { account: free, company: free, address: free, files: free, [kind]: { take: () => 7 } };
  return createApp(world.services, features, { paces });
};

let world: World;
let members: Readonly<Record<'fleet' | 'office', TestMember>>;
beforeAll(async () => {
  world = await openWorld();
  const memberIn = async (kind: 'fleet' | 'office') => addMember(world, { company: await addCompany(world, { kind }) });
  members = { fleet: await memberIn('fleet'), office: await memberIn('office') };
});

const writes = walls.filter(({ route }) => !route.startsWith('GET '));
/** Those that know who calls: by a session, or by the token that is exchanged. */
const ofAccount = writes.filter(
  ({ route, expected }) =>
    route.endsWith('/exchange-token') || (expected.anonymous?.own === 401 && expected.member?.own !== 401),
);
const ofCompany = writes.filter(({ isOfCompany }) => isOfCompany);

const ask = async (app: Hono<AppEnv>, { route, audience, json, query }: (typeof walls)[number], method?: string) => {
  const member = members[audience ?? 'fleet'];
  const [named = '', template = ''] = route.split(' ');
  const path = template.replaceAll(/:\w+/g, () => randomUUID()) + (query?.({ member }) ?? '');
  const body = route.endsWith('/exchange-token') ? { token: member.token } : json?.();
  const headers = {
    Authorization: `Bearer ${member.token}`,
    'X-Company-Id': member.company,
    ...(body && { 'Content-Type': 'application/json' }),
  };
  const init = { method: method ?? named, headers, ...(body && !method && { body: JSON.stringify(body) }) };
  const answer = await app.request(path, init, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
  // A stream never ends.
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
  if (isStream) await answer.body?.cancel();
  return {
    status: answer.status,
    wait: answer.headers.get('Retry-After'),
    text: isStream ? '' : await answer.text(),
  };
};
const refused = { status: 429, wait: '7', text: expect.stringContaining('"reason":"too_many_writes"') };

it('most writes are of an account and a company', () => {
  expect(writes.length).toBeGreaterThan(20);
  expect(ofAccount.length).toBeGreaterThan(writes.length / 2);
  expect(ofCompany.length).toBeGreaterThan(writes.length / 2);
});

it.each(writes)('$route counts for the address of whoever is not known', async (wall) => {
  expect(await ask(appWithout(world, 'address'), wall)).toEqual(refused);
});

it.each(ofAccount)('$route counts for the account', async (wall) => {
  expect(await ask(appWithout(world, 'account'), wall)).toEqual(refused);
});

it.each(writes.filter((wall) => !ofAccount.includes(wall)))(
  '$route counts for the account whose token comes with it, though it needs none',
  async (wall) => {
    const app = appWithout(world, 'account');
    const read = walls.find(({ route, isOfCompany }) => route.startsWith('GET ') && isOfCompany);
    if (read) await ask(app, read);
    expect(await ask(app, wall)).toEqual(refused);
  },
);

it.each(ofCompany)('$route counts for the company', async (wall) => {
  expect(await ask(appWithout(world, 'company'), wall)).toEqual(refused);
});

it.each(walls.filter(({ route, isOfCompany }) => route.startsWith('GET ') && isOfCompany))(
  '$route reads, and counts for nobody',
  async (wall) => {
    for (const kind of ['address', 'account', 'company'] as const) {
      expect((await ask(appWithout(world, kind), wall)).status).not.toBe(429);
    }
  },
);

it('a person in bulk work is not paced: 100 changes after one another', async () => {
  const { token, company } = await addMember(world);
  const statuses = new Set<number>();
  for (let at = 0; at < 100; at += 1) {
    statuses.add((await world.call('/v1/company', { method: 'PUT', token, company, json: {} })).status);
  }
  expect([...statuses]).toEqual([422]);
});

it('writes of one account are refused after 600 at once, and those of others are not', async () => {
  const [greedy, other] = [await addMember(world), await addMember(world)];
  const write = async ({ token, company }: TestMember) =>
    (await world.call('/v1/company', { method: 'PUT', token, company, json: {} })).status;
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 2_000) statuses.push(await write(greedy));
  expect(statuses.length).toBeGreaterThan(600);
  expect(statuses.at(-1)).toBe(429);
  expect(await write(other)).toBe(422);
  expect((await world.call('/v1/company', { ...greedy })).status).toBe(200);
});
