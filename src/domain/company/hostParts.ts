import { plainHost } from './plainHost.ts';

/** The distinct dot-separated parts of a host in order; empty parts and those with a colon are left out. */
export const hostParts = (host: string): readonly string[] => [
  ...new Set(
    plainHost(host)
      .split('.')
      .filter((part) => part !== '' && !part.includes(':')),
  ),
];
