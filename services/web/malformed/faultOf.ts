import type { IncomingMessage } from 'node:http';

/** Escapes that an address with a malformed one may have: so few cost hono little, and a page is shown for `?q=100%`. */
const mostEscapes = 50;

/**
 * What is wrong with a request that Node.js takes: several hosts (RFC 9112 §3.2), or an address of many escapes that cannot be
 * decoded: hono would throw and catch an error for each malformed one. Undefined if nothing is.
 */
export function faultOf({
  url = '',
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'rawHeaders'>): 'Host' | 'Escape' | undefined {
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) return 'Host';
  return !isDecodable(url) && url.split('%').length - 1 > mostEscapes ? 'Escape' : undefined;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
