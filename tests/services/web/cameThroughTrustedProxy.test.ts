import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../../../services/web/AppEnv.ts';
import { cameThroughTrustedProxy } from '../../../services/web/cameThroughTrustedProxy.ts';

const isTrusted = async (peer: string | undefined, trustedProxies: readonly string[]) => {
  const app = new Hono<AppEnv>().get('/', (c) => c.json(cameThroughTrustedProxy(c, { trustedProxies })));
  const headers = { 'X-Forwarded-For': '10.0.0.5' };
  const answer: unknown = await (
    await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  ).json();
  return answer;
};

it.each([
  ['within a network', '10.0.0.5', ['10.0.0.0/8'], true],
  ['by its address', '10.0.0.5', ['192.0.2.1', '10.0.0.5'], true],
  ['in IPv6 clothes', '::ffff:10.0.0.5', ['10.0.0.0/8'], true],
  ['by IPv6', 'fd00::1', ['fd00::/8'], true],
  ['by its IPv6 address', 'fd00::1', ['fd00::1'], true],
  ['beside the network', '11.0.0.5', ['10.0.0.0/8'], false],
  ['beside the address', '10.0.0.6', ['10.0.0.5'], false],
  ['when none is named', '10.0.0.5', [], false],
  ['without a socket', undefined, ['0.0.0.0/0'], false],
])('knows a trusted proxy %s', async (_what, peer, proxies, expected) => {
  expect(await isTrusted(peer, proxies)).toBe(expected);
});
