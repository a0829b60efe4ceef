import type { IncomingMessage } from 'node:http';

/** Malformed escapes that an address may have: a page is shown for `?q=100%`, and hono's error for each costs little. */
const mostMalformed = 50;

/**
 * What is wrong with a request that Node.js takes: several hosts (RFC 9112 §3.2), or an address with many escapes that cannot be
 * decoded, for each of which hono would throw and catch an error. Undefined if nothing is.
 */
export function faultOf({
  url = '',
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'rawHeaders'>): 'Host' | 'Escape' | undefined {
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) return 'Host';
  return !isDecodable(url) && url.split('%').length - 1 > mostMalformed ? 'Escape' : undefined;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
