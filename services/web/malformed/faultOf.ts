import type { IncomingMessage } from 'node:http';

/**
 * What is wrong with a request that Node.js takes: several hosts (RFC 9112 §3.2), or an address with a malformed escape, for each of
 * which hono would throw and catch an error. Undefined if nothing is.
 */
export function faultOf({
  url = '',
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'rawHeaders'>): 'Host' | 'Escape' | undefined {
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) return 'Host';
  try {
    decodeURIComponent(url);
    return undefined;
  } catch {
    return 'Escape';
  }
}
