import { isGuardedPath } from '../access/isGuardedPath.ts';
import { pathSegments } from '../access/pathSegments.ts';
import { routes } from '../access/routes.ts';

/** Whether a path would only lead back to sign-in, as every unknown one does, so that returning there goes round in circles. */
export const leadsToSignIn = (path: string): boolean =>
  !isGuardedPath(path) && `/${pathSegments(path).join('/')}` !== routes.downloadApp;
