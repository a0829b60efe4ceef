import { isIPv6 } from 'node:net';
import { withoutMapping } from './withoutMapping.ts';

/** Whom an IP address counts for: itself, or for IPv6 the /64 network, because a client usually has all of it. */
export function networkOf(address: string): string {
  const plain = withoutMapping(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

const groupsOf = (part: string): readonly string[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16).toString(16));
