import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { maxPerHour } from '../../../services/account/limitNetwork.ts';
import { limitCodesOfNetwork } from '../../../services/account/codes/limitCodeRequests.ts';
import { openWorld } from '../../support/services/openWorld.ts';
import { addPerson, password } from '../../support/services/people.ts';

const minute = 60_000;
const world = await openWorld();

const calls = {
  'a confirmation code': { path: '/api/v1/otp', method: 'GET' },
  'a code to choose a new password': { path: '/api/v1/users/reset-password', method: 'POST' },
} as const;
type Call = (typeof calls)[keyof typeof calls];

const ask = ({ path, method }: Call, username: string, peer: string, cookie?: string) =>
  world.call(`${path}?username=${username}`, { method, peer, ...(cookie !== undefined && { headers: { cookie } }) });
const stranger = () => `${randomUUID()}@people.test`;
const exhaust = async (peer: string) => {
  const now = world.services.clock.now();
  await Promise.all(Array.from({ length: maxPerHour }, () => limitCodesOfNetwork(world.services.db, peer, now)));
};
/** What the browser sends back. */
const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

describe.each(Object.entries(calls))('asking for %s', (_, call) => {
  it('for many names is limited by network and hour, for known and unknown names alike', async () => {
    const peer = randomUUID();
    const { email } = await addPerson(world, { isConfirmed: false });
    await exhaust(peer);
    world.advance(20 * minute);
    for (const username of [email, stranger()]) {
      const { status, headers } = await ask(call, username, peer);
      expect({ status, wait: headers.get('Retry-After') }).toEqual({ status: 429, wait: String(40 * 60) });
    }
    expect((await ask(call, email, randomUUID())).status).toBe(200);
    world.advance(40 * minute);
    expect((await ask(call, email, peer)).status).toBe(200);
  });

  it('counts for each name that is asked for', async () => {
    const peer = randomUUID();
    const statuses: number[] = [];
    for (let count = 0; count <= maxPerHour; count += 1) statuses.push((await ask(call, stranger(), peer)).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  it('is limited over all networks of an IPv6 site', async () => {
    const site = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}`;
    for (let network = 0; network < 5; network += 1) await exhaust(`${site}:${network}`);
    expect((await ask(call, stranger(), `${site}:9::1`)).status).toBe(429);
    expect((await ask(call, stranger(), '2001:db9::1')).status).toBe(200);
  });
});

it('lets a browser that signed in before ask for a new password when its network has asked too often', async () => {
  const [peer, person] = [randomUUID(), await addPerson(world)];
  const { headers } = await world.call('/api/v1/login', { json: { username: person.email, password }, peer });
  const cookie = cookieOf(headers);
  await exhaust(peer);
  const reset = calls['a code to choose a new password'];
  expect((await ask(reset, person.email, peer, cookie)).status).toBe(200);
  const other = await addPerson(world);
  expect((await ask(reset, other.email, peer, cookie)).status).toBe(429);
});

it('lets a browser that has just signed up ask again, whether or not the address had an account', async () => {
  const statuses: number[] = [];
  for (const { email } of [await addPerson(world), { email: stranger() }]) {
    const peer = randomUUID();
    const draft = { company: 'Quay Cargo', name: 'Ada Quay', phone: '+491512345678', audience: 'fleet' };
    const { headers } = await world.call('/api/v1/users', { json: { ...draft, email, password: 'of its own' }, peer });
    await exhaust(peer);
    world.advance(minute);
    const cookie = cookieOf(headers);
    statuses.push((await ask(calls['a confirmation code'], email, peer, cookie)).status);
    statuses.push((await ask(calls['a confirmation code'], stranger(), peer, cookie)).status);
  }
  expect(statuses).toEqual([200, 429, 200, 429]);
});
