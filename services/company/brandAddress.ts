import type { Audience } from '../account/Audience.ts';

/**
 * Where a brand's front end for an audience is served: `https://fleet.{domain}`; over http and on this port where the domain is
 * `localhost` or below it; on this machine for a company without a brand.
 */
export function brandAddress(audience: Audience, domain: string | null, port: number): string {
  if (domain === null) return local('localhost', port);
  const host = `${audience}.${domain}`;
  return host.endsWith('.localhost') ? local(host, port) : `https://${host}`;
}

const local = (host: string, port: number): string => `http://${host}${port === 80 ? '' : `:${port}`}`;
