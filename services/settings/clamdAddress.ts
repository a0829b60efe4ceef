import { isLoopbackHost } from './isLoopbackHost.ts';

/** Where clamd listens: a socket in a folder, or a port of this machine. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

/**
 * Reads `clamd:///run/clamav/clamd.ctl` or `clamd://127.0.0.1:3310`. Undefined for whatever is on another machine: clamd speaks no
 * TLS.
 */
export function clamdAddress(address: string): ClamdAddress | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, hostname, port, pathname, search } = new URL(address);
  if (protocol !== 'clamd:' || search !== '') return undefined;
  if (host === '') return pathname.length > 1 ? { path: pathname } : undefined;
  if (!isLoopbackHost(host) || pathname.length > 1) return undefined;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || '3310') };
}
