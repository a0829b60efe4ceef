import { routes } from '../access/routes.ts';
import { decodedPercents } from '../outside/decodedPercents.ts';
import { leadsToSignIn } from './leadsToSignIn.ts';
import { localAddress } from './localAddress.ts';
import { longestReturnUrl } from './longestReturnUrl.ts';

export interface ReturnUrl {
  readonly path: string;
  /** Decoded values without the payload; the first wins for repeated names. Has no prototype, so any name is safe. */
  readonly query: Readonly<Record<string, string>>;
  /** Including the '#', or ''. */
  readonly hash: string;
  readonly payload?: string;
}

const noQuery: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

const decodedQuery = (search: string): Record<string, string> => {
  const query: Record<string, string> = Object.create(null);
  for (const pair of search.slice(1).split('&')) {
    const [name = '', ...value] = pair.split('=').map((text) => decodedPercents(text.replaceAll('+', ' ')));
    if (name !== '') query[name] ??= value.join('=');
  }
  return query;
};

/**
 * Splits a returnUrl into path, decoded parameters and payload (seed §2, root shell). An unsafe one becomes the plain
 * dashboard; one that leads to sign-in does too, but keeps its payload. Never throws.
 */
export const splitReturnUrl = (raw: string | null | undefined): ReturnUrl => {
  const address = localAddress(raw ?? '', longestReturnUrl);
  if (address === undefined) return { path: routes.dashboard, query: noQuery, hash: '' };
  const query = decodedQuery(address.search);
  const { payload } = query;
  delete query['payload'];
  const place = leadsToSignIn(address.pathname)
    ? { path: routes.dashboard, query: noQuery, hash: '' }
    : { path: address.pathname, query, hash: address.hash };
  return payload === undefined ? place : { ...place, payload };
};
