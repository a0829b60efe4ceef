import { isLoopbackHost } from './isLoopbackHost.ts';

/**
 * Whether a connection to this PostgreSQL address would send passwords and data unencrypted, or to a server nobody has verified.
 * `sslmode=verify-full` checks the server's certificate and name; a socket folder (`?host=/run/postgresql`) and a loopback host
 * need no TLS.
 */
export function crossesNetworkInClear(databaseUrl: string): boolean {
  const { host, searchParams } = new URL(databaseUrl);
  const reached = searchParams.getAll('host').at(-1) ?? host;
  if (reached === '' || reached.startsWith('/') || isLoopbackHost(reached)) return false;
  return searchParams.getAll('sslmode').join() !== 'verify-full';
}
