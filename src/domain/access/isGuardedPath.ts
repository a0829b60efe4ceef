import { isAuthenticationPath } from './isAuthenticationPath.ts';
import { pathSegments } from './pathSegments.ts';

/**
 * Whether the path needs a session: `/dashboard`, `/ui` and everything below it, except paths that contain
 * '/authentication' (seed §2, product §2.2).
 */
export const isGuardedPath = (path: string): boolean => {
  const [area, ...rooms] = pathSegments(path);
  if (isAuthenticationPath(path)) return false;
  return area === 'ui' || (area === 'dashboard' && rooms.length === 0);
};
