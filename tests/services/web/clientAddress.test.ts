import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../../../services/web/AppEnv.ts';
import { clientAddress } from '../../../services/web/clientAddress.ts';

const settings = { trustedProxies: ['10.0.0.0/8', 'fd00::/8'] };

it.each([
  ['a direct connection', '192.0.2.1', undefined, '192.0.2.1'],
  ['IPv4 in IPv6 clothes', '::ffff:192.0.2.1', undefined, '192.0.2.1'],
  ['what an untrusted peer claims', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['whom a trusted proxy saw', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['whom the first of several trusted proxies saw', '10.0.0.1', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['what someone claims before a trusted proxy', '10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['a trusted proxy that says nothing', '10.0.0.1', undefined, '10.0.0.1'],
  ['the network of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
  ['the same network, written short', '2001:0DB8:1:2::7', undefined, '2001:db8:1:2'],
  ['another network of few digits', '2001:db8::1', undefined, '2001:db8:0:0'],
  ['this machine', '::1', undefined, '0:0:0:0'],
  ['an IPv6 address behind a trusted proxy', 'fd00::1', '2001:db8:1:2::7', '2001:db8:1:2'],
])('%s: %s, forwarded for %s, is %s', async (_what, peer, forwarded, expected) => {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(clientAddress(c, settings)));
  const headers = { ...(forwarded !== undefined && { 'X-Forwarded-For': forwarded }) };
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
  expect(await answer.text()).toBe(expected);
});
