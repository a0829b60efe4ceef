/**
 * Where the fleet front end of a brand is served: `https://fleet.{domain}`; over http and on this port where the domain is
 * `localhost` or below it; on this machine for a company without a brand.
 */
export function fleetAddress(brandDomain: string | null, port: number): string {
  if (brandDomain === null) return local('localhost', port);
  const host = `fleet.${brandDomain}`;
  return host.endsWith('.localhost') ? local(host, port) : `https://${host}`;
}

const local = (host: string, port: number): string => `http://${host}${port === 80 ? '' : `:${port}`}`;
