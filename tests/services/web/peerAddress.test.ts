import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../../services/web/AppEnv.ts';
import { peerAddress } from '../../../services/web/peerAddress.ts';

const addressOf = async (
  peer: string | undefined,
  forwarded: string | undefined,
  trustedProxies: readonly string[],
) => {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(peerAddress(c, { trustedProxies })));
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
  return answer.text();
};

describe("the client's address", () => {
  it.each([
    ['is that of the socket', '192.0.2.1', undefined, [], '192.0.2.1'],
    ['is not what an unknown peer claims', '192.0.2.1', '198.51.100.7', [], '192.0.2.1'],
    ['is not what a peer beside the proxies claims', '192.0.2.1', '198.51.100.7', ['10.0.0.0/8'], '192.0.2.1'],
    ['is what a trusted proxy saw', '10.0.0.5', '198.51.100.7', ['10.0.0.0/8'], '198.51.100.7'],
    [
      'is the last that no trusted proxy has',
      '10.0.0.5',
      '1.1.1.1, 198.51.100.7, 10.0.0.9',
      ['10.0.0.0/8'],
      '198.51.100.7',
    ],
    ['is plain IPv4 also in IPv6 clothes', '::ffff:192.0.2.1', undefined, [], '192.0.2.1'],
    ['is seen through an IPv6 proxy', 'fd00::1', '2001:db8::7', ['fd00::/8'], '2001:db8::7'],
    ['is the proxy itself when it forwards nothing', '10.0.0.5', undefined, ['10.0.0.5'], '10.0.0.5'],
    ['is the proxy itself when all are trusted', '10.0.0.5', '10.0.0.6', ['10.0.0.0/8'], '10.0.0.5'],
    ['is unknown without a socket', undefined, undefined, [], 'unknown'],
  ])('%s', async (_what, peer, forwarded, proxies, address) => {
    expect(await addressOf(peer, forwarded, proxies)).toBe(address);
  });
});
