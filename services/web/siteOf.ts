/**
 * The /48 around an IPv6 network (`networkOf`), because one customer often has all of it; undefined for an IPv4 address.
 */
export function siteOf(network: string): string | undefined {
  const groups = network.split(':');
  return groups.length > 1 ? groups.slice(0, 3).join(':') : undefined;
}
