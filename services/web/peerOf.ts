import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { isTrustedProxy } from './isTrustedProxy.ts';
import { socketAddress } from './socketAddress.ts';

/**
 * Who asks, as far as an address tells: the other end of the connection or, through trusted proxies, the address the first of
 * them saw. What others say in X-Forwarded-For does not count. Of IPv6 the network (/64): whoever has one address has them all.
 */
export function peerOf(c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>): string {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').flatMap((entry) => entry.trim() || []);
  const chain = [...forwarded, socketAddress(c)];
  return network(chain.findLast((address) => !isTrustedProxy(address, settings)) ?? chain[0] ?? '');
}

function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

const groupsOf = (part: string): readonly string[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16).toString(16));
