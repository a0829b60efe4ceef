import { plainHost } from './plainHost.ts';

/** The distinct dot-separated parts of a host, in order, none of them empty; what holds a colon is no part. */
export const hostParts = (host: string): readonly string[] => [
  ...new Set(
    plainHost(host)
      .split('.')
      .filter((part) => part !== '' && !part.includes(':')),
  ),
];
