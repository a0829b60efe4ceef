import { decodedPercents } from '../outside/decodedPercents.ts';

const origin = 'https://this.invalid';
const unsafe = /[\\\p{Cc}\p{Cs}]/u;

const isOnePath = (path: string): boolean => path.startsWith('/') && !path.startsWith('//') && !unsafe.test(path);

/**
 * Normalises an untrusted address to a URL of this origin. Undefined unless it starts with a single slash, has no
 * spaces, control characters or backslashes (plain, or percent-encoded in the path) and does not normalise to `//…`
 * (product §2.3). `longest` is in characters, before and after normalising.
 */
export const localAddress = (raw: string, longest: number): URL | undefined => {
  if (raw.length > longest || !isOnePath(raw) || /\s/.test(raw) || !URL.canParse(raw, origin)) return undefined;
  const address = new URL(raw, origin);
  const { pathname, href } = address;
  const staysHere = address.origin === origin && isOnePath(pathname) && isOnePath(decodedPercents(pathname));
  return staysHere && href.length <= origin.length + longest ? address : undefined;
};
