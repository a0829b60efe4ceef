import { isAuthenticationPath } from './isAuthenticationPath.ts';
import { isGuardedPath } from './isGuardedPath.ts';
import { pathSegments } from './pathSegments.ts';

/**
 * Whether every visitor gets the same page for a path: that of the application. The download page and the page of a
 * tracking link arrive with what they show.
 */
export const opensApplication = (path: string): boolean =>
  pathSegments(path).length === 0 || isGuardedPath(path) || isAuthenticationPath(path);
