import { pathSegments } from './pathSegments.ts';

/** Whether an address lies in the unauthenticated area: its path contains '/authentication' (seed §2). */
export const isAuthenticationPath = (path: string): boolean =>
  pathSegments(path).some((segment) => segment.startsWith('authentication'));
