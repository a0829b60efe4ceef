import { isAuthenticationPath } from './isAuthenticationPath.ts';
import { pathSegments } from './pathSegments.ts';

/**
 * Whether an address stands behind the guard: `/dashboard`, `/ui` and every room below it, but for one that names the
 * authentication area (seed §2, product §2.2).
 */
export const isGuardedPath = (path: string): boolean => {
  const [area, ...rooms] = pathSegments(path);
  if (isAuthenticationPath(path)) return false;
  return area === 'ui' || (area === 'dashboard' && rooms.length === 0);
};
