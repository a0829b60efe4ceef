import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { socketAddress } from './socketAddress.ts';

/** Whether the connection was made by a proxy whose word is taken on how people reached it. */
export function cameThroughTrustedProxy(c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>): boolean {
  const address = socketAddress(c);
  return isIP(address) !== 0 && networks(settings.trustedProxies).check(address, familyOf(address));
}

function networks(entries: readonly string[]): BlockList {
  const blocks = new BlockList();
  for (const entry of entries) {
    const [ip = '', bits] = entry.split('/');
    const family = familyOf(ip);
    blocks.addSubnet(ip, bits === undefined ? widths[family] : Number(bits), family);
  }
  return blocks;
}

const widths = { ipv4: 32, ipv6: 128 } as const;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
