import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { isTrustedProxy } from './isTrustedProxy.ts';
import { socketAddress } from './socketAddress.ts';

/**
 * The client's IP address: of the connection, or as seen by the first trusted proxy. Other X-Forwarded-For entries are ignored.
 * For IPv6 the /64 network, because a client usually has all of it.
 */
export function clientAddress(c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>): string {
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
