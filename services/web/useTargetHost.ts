import type { IncomingMessage } from 'node:http';

/**
 * Makes a request with an absolute-form target (`GET http://host/path`) one for that host, whatever its Host header says
 * (RFC 9112 §3.2.2). Leaves a malformed target to be refused later.
 */
export function useTargetHost(request: IncomingMessage): void {
  const target = request.url ?? '';
  if (target.startsWith('/') || !URL.canParse(target)) return;
  const { host } = new URL(target);
  request.headers.host = host;
  const others = request.rawHeaders.filter((_, at, raw) => raw[at - (at % 2)]?.toLowerCase() !== 'host');
  request.rawHeaders.splice(0, Infinity, 'Host', host, ...others);
}
