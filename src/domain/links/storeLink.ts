import { webAddress } from './webAddress.ts';

/**
 * The address of an app store from outside, raised to https; undefined unless its host is one of `hosts`
 * and it is plain: no other scheme, no user name, no other port (product §2.15). Never throws.
 */
export const storeLink = (raw: unknown, hosts: readonly string[]): string | undefined => {
  const address = webAddress(raw);
  if (address === undefined) return undefined;
  address.protocol = 'https:';
  return hosts.some((host) => host.toLowerCase() === address.host) ? address.href : undefined;
};
