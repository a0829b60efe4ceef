import { isLoopbackHost } from './isLoopbackHost.ts';

const kinds = ['osrm', 'valhalla'] as const;

/** A service that finds ways by road, and where it is reached; the address ends without a slash. */
export interface RouterAddress {
  readonly kind: (typeof kinds)[number];
  readonly base: string;
}

/**
 * Reads `osrm+https://routes.example` or `valhalla+http://127.0.0.1:8002`. Undefined for an address with a name, password or query
 * in it, and for one that would send where goods are picked up over a network without TLS.
 */
export function routerAddress(address: string): RouterAddress | undefined {
  const [, named, url = ''] = /^([a-z]+)\+(https?:\/\/.*)$/.exec(address) ?? [];
  const kind = kinds.find((each) => each === named);
  if (!kind || !URL.canParse(url)) return undefined;
  const { protocol, host, origin, pathname, search, hash, username, password } = new URL(url);
  if ([search, hash, username, password].some((part) => part !== '')) return undefined;
  if (protocol === 'http:' && !isLoopbackHost(host)) return undefined;
  return { kind, base: origin + pathname.replace(/\/+$/, '') };
}
