import { webAddress } from './webAddress.ts';

/**
 * An untrusted app-store link, raised to https; undefined unless its host is one of `hosts`, without other scheme, user
 * name or port (product §2.15). Never throws.
 */
export const storeLink = (raw: unknown, hosts: readonly string[]): string | undefined => {
  const address = webAddress(raw);
  if (address === undefined) return undefined;
  address.protocol = 'https:';
  return hosts.some((host) => host.toLowerCase() === address.host) ? address.href : undefined;
};
