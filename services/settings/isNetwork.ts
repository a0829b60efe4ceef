import { isIP } from 'node:net';

/** Whether this is an address or a network (CIDR). */
export function isNetwork(entry: string): boolean {
  const [ip = '', bits, ...rest] = entry.split('/');
  const width = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  return width > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width));
}
