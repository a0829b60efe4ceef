import type { Audience } from '../account/Audience.ts';

/**
 * The address of a brand's front end: `https://fleet.{domain}`, or http with this port for `localhost` domains. A company
 * without a brand uses plain `localhost`.
 */
export function brandAddress(audience: Audience, domain: string | null, port: number): string {
  if (domain === null) return local('localhost', port);
  const host = `${audience}.${domain}`;
  return host.endsWith('.localhost') ? local(host, port) : `https://${host}`;
}

const local = (host: string, port: number): string => `http://${host}${port === 80 ? '' : `:${port}`}`;
