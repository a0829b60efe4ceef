import { safeReturnPath } from '../returnUrl/safeReturnPath.ts';
import { withReturnUrl } from '../returnUrl/withReturnUrl.ts';
import { isLoggedIn } from '../session/isLoggedIn.ts';
import type { Session } from '../session/Session.ts';
import { isAuthenticationPath } from './isAuthenticationPath.ts';
import { isDownloadPath } from './isDownloadPath.ts';
import { isGuardedPath } from './isGuardedPath.ts';
import { pathSegments } from './pathSegments.ts';
import { queryOf } from './queryOf.ts';
import type { RouteDecision } from './RouteDecision.ts';
import { routes } from './routes.ts';

/** Addresses that show nothing of their own, and lead to the dashboard. */
const entrances: ReadonlySet<string> = new Set(['ui', 'ui/dashboard']);

const guarded = (path: string, session: Pick<Session, 'token' | 'user'>): RouteDecision => {
  if (!isLoggedIn(session)) return { kind: 'redirect', to: withReturnUrl(routes.guardSignIn, path) };
  if (session.user === undefined) return { kind: 'expired' };
  return entrances.has(pathSegments(path).join('/'))
    ? { kind: 'redirect', to: routes.dashboard }
    : { kind: 'enter', area: 'admin' };
};

/**
 * Decides what a visitor gets at an address of path, query and hash (seed §2, product §2.1, §2.2, §2.5). Somebody
 * already signed in who opens the authentication area is redirected to its returnUrl, or else to the dashboard.
 */
export const routeAccess = (path: string, session: Pick<Session, 'token' | 'user'>): RouteDecision => {
  if (isGuardedPath(path)) return guarded(path, session);
  if (isDownloadPath(path)) return { kind: 'enter', area: 'download' };
  if (!isAuthenticationPath(path)) return { kind: 'redirect', to: routes.signIn + queryOf(path) };
  if (!isLoggedIn(session)) return { kind: 'enter', area: 'authentication' };
  return { kind: 'redirect', to: safeReturnPath(new URLSearchParams(queryOf(path)).get('returnUrl')) };
};
