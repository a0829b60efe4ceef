import type { Session } from '../session/Session.ts';
import { isAuthenticationPath } from './isAuthenticationPath.ts';
import { isDownloadPath } from './isDownloadPath.ts';
import { pathSegments } from './pathSegments.ts';
import { isLoggedIn } from '../session/isLoggedIn.ts';
import { routes } from './routes.ts';

/**
 * Whether a new tab takes over the session of an open one: a signed-out one that would show the sign-in form. The other
 * account pages are opened from mails, also by somebody who is signed in elsewhere.
 */
export const looksForSession = (path: string, session: Pick<Session, 'token'>): boolean => {
  if (isLoggedIn(session) || isDownloadPath(path)) return false;
  return !isAuthenticationPath(path) || `/${pathSegments(path).join('/')}` === routes.signIn;
};
