import { isAuthenticationPath } from '../access/isAuthenticationPath.ts';
import { pathSegments } from '../access/pathSegments.ts';
import { routes } from '../access/routes.ts';

/** Whether a path would only lead back to sign-in, so that returning there goes round in circles. */
export const leadsToSignIn = (path: string): boolean =>
  isAuthenticationPath(path) || `/${pathSegments(path).join('/')}` === routes.guardSignIn;
