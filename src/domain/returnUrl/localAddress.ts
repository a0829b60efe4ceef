import { decodedPercents } from '../outside/decodedPercents.ts';

const origin = 'https://this.invalid';
const unsafe = /[\\\p{Cc}\p{Cs}]/u;

const isOnePath = (path: string): boolean => path.startsWith('/') && !path.startsWith('//') && !unsafe.test(path);

/**
 * An address from outside as one of this origin, normalised; undefined unless it starts with a single slash, holds no
 * spaces, control characters or backslashes (bare, or percent-encoded in its path) and does not turn into `//…`
 * (product §2.3). `longest` is in characters, before and after normalising.
 */
export const localAddress = (raw: string, longest: number): URL | undefined => {
  if (raw.length > longest || !isOnePath(raw) || /\s/.test(raw) || !URL.canParse(raw, origin)) return undefined;
  const address = new URL(raw, origin);
  const { pathname, href } = address;
  const staysHere = address.origin === origin && isOnePath(pathname) && isOnePath(decodedPercents(pathname));
  return staysHere && href.length <= origin.length + longest ? address : undefined;
};
