import type { Context } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { isTrustedProxy } from './isTrustedProxy.ts';
import { networkOf } from './networkOf.ts';
import { socketAddress } from './socketAddress.ts';
import { withoutMapping } from './withoutMapping.ts';

/** More proxies than any request passes. */
const maxProxies = 20;

/**
 * The client's IP address: of the connection, or as seen by the first trusted proxy. Other X-Forwarded-For entries are ignored.
 * For IPv6 the /64 network, because a client usually has all of it.
 */
export function clientAddress(c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>): string {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .slice(-maxProxies)
    .flatMap((entry) => withoutMapping(entry.trim()) || []);
  const chain = [...forwarded, socketAddress(c)];
  return networkOf(chain.findLast((address) => !isTrustedProxy(address, settings)) ?? chain[0] ?? '');
}
