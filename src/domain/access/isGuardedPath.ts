import { pathSegments } from './pathSegments.ts';

/** Whether an address stands behind the guard: `/dashboard`, `/ui` and every room below it (seed §2, product §2.2). */
export const isGuardedPath = (path: string): boolean => {
  const [area, ...rooms] = pathSegments(path);
  return area === 'ui' || (area === 'dashboard' && rooms.length === 0);
};
