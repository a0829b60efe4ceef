import type { Session } from '../session/Session.ts';
import { pathSegments } from './pathSegments.ts';
import { queryOf } from './queryOf.ts';
import { routeAccess } from './routeAccess.ts';
import { routes } from './routes.ts';

/** Pages of the authentication area beside sign-in. */
const otherPages: ReadonlySet<string> = new Set(['sign-up', 'confirm', 'forgot-password', 'new-password']);
/** More redirects than an address can lead through. */
const enough = 5;

/**
 * The address of the sign-in form, with its query, if that is where a visitor of `address` ends; undefined if it leads
 * elsewhere.
 */
export const signInAddress = (address: string, session: Pick<Session, 'token' | 'user'>): string | undefined => {
  let path = address;
  let answer = routeAccess(path, session);
  for (let redirects = 0; answer.kind === 'redirect' && redirects < enough; redirects += 1) {
    path = answer.to;
    answer = routeAccess(path, session);
  }
  if (answer.kind !== 'enter' || answer.area !== 'authentication') return undefined;
  const [area, page = '', ...more] = pathSegments(path);
  const isOther = area === 'authentication' && otherPages.has(page) && more.length === 0;
  return isOther ? undefined : routes.signIn + queryOf(path);
};
