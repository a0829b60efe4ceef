import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';

/**
 * The client's address, for limits per address: the socket's, or, behind trusted proxies alone, the last
 * forwarded address that is not such a proxy. `unknown` when there is no socket.
 */
export function peerAddress(c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>): string {
  const socket = socketAddress(c);
  if (settings.trustedProxies.length === 0) return socket;
  const trusted = networks(settings.trustedProxies);
  const hops = [...forwardedFor(c), socket];
  return hops.findLast((hop) => !isWithin(trusted, hop)) ?? socket;
}

/** Whether the connection was made by a proxy whose forwarding headers are believed. */
export function cameThroughTrustedProxy(c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>): boolean {
  return settings.trustedProxies.length > 0 && isWithin(networks(settings.trustedProxies), socketAddress(c));
}

/** The address at the other end of the connection; IPv4 also when it came in IPv6 clothes. */
export function socketAddress(c: Context<AppEnv>): string {
  return plain(c.env?.incoming?.socket.remoteAddress ?? 'unknown');
}

const forwardedFor = (c: Context<AppEnv>): readonly string[] =>
  (c.req.header('X-Forwarded-For') ?? '').split(',').flatMap((hop) => plain(hop.trim()) || []);

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

function networks(entries: readonly string[]): BlockList {
  const blocks = new BlockList();
  for (const entry of entries) {
    const [ip = '', bits] = entry.split('/');
    const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4';
    blocks.addSubnet(ip, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return blocks;
}

const isWithin = (blocks: BlockList, address: string): boolean =>
  isIP(address) !== 0 && blocks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
