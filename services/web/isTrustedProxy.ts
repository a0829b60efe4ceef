import { BlockList, isIP } from 'node:net';
import type { Settings } from '../settings/Settings.ts';

/** Whether an address belongs to a trusted proxy. */
export const isTrustedProxy = (address: string, { trustedProxies }: Pick<Settings, 'trustedProxies'>): boolean =>
  isIP(address) !== 0 && networks(trustedProxies).check(address, familyOf(address));

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
