import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../../../services/web/AppEnv.ts';
import { readOwnCookie, setOwnCookie } from '../../../services/web/ownCookie.ts';

const settings = { trustedProxies: ['10.0.0.0/8'] };
const app = new Hono<AppEnv>()
  .get('/set', (c) => {
    setOwnCookie(c, settings, { name: 'proof', value: 'abc', maxAgeSeconds: 60 });
    return c.text('');
  })
  .get('/read', (c) => c.text(readOwnCookie(c, settings, 'proof') ?? 'none'));

const proxy = { incoming: { socket: { remoteAddress: '10.1.1.1' } } };
const visitor = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const overTls = { 'X-Forwarded-Proto': 'https', Host: 'fleet.greenline.example' };

const cookieFor = async (headers: Record<string, string>, peer: object) =>
  (await app.request('/set', { headers }, peer)).headers.get('Set-Cookie');
const readFrom = async (headers: Record<string, string>, peer: object) =>
  (await app.request('/read', { headers }, peer)).text();

it('is tied to its host over TLS, and out of reach for scripts and other sites', async () => {
  expect(await cookieFor(overTls, proxy)).toBe(
    '__Host-proof=abc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict',
  );
});

it.each(['localhost', 'fleet.greenline.localhost:8080', '127.0.0.1:8080', '[::1]'])(
  'is set without TLS on this machine: %s',
  async (Host) => {
    expect(await cookieFor({ Host }, visitor)).toBe('proof=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Strict');
  },
);

it.each([
  ['a host of the network', { Host: 'fleet.greenline.example' }, visitor],
  ['an address of the network', { Host: '192.168.1.7:8080' }, visitor],
  ['a proxy that took the request without TLS', { ...overTls, 'X-Forwarded-Proto': 'http' }, proxy],
  ['a stranger who claims TLS', overTls, visitor],
  ['a host that only looks local', { Host: 'localhost.evil.example' }, visitor],
])('is not set without TLS for %s', async (_what, headers, peer) => {
  expect(await cookieFor(headers, peer)).toBeNull();
});

it('is read over TLS only by its protected name', async () => {
  expect(await readFrom({ ...overTls, Cookie: '__Host-proof=abc' }, proxy)).toBe('abc');
  expect(await readFrom({ ...overTls, Cookie: 'proof=planted' }, proxy)).toBe('none');
});
