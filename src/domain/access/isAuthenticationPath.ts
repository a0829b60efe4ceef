import { pathSegments } from './pathSegments.ts';

/** Whether the path contains '/authentication', and so belongs to the unauthenticated area (seed §2). */
export const isAuthenticationPath = (path: string): boolean =>
  pathSegments(path).some((segment) => segment.startsWith('authentication'));
