import { leadsToSignIn } from './leadsToSignIn.ts';
import { safeReturnPath } from './safeReturnPath.ts';

/**
 * Adds the attempted address to a path as `returnUrl`, unless returning there would lead to sign-in again (seed §2).
 */
export const withReturnUrl = (path: string, attempted: string): string =>
  leadsToSignIn(attempted)
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}returnUrl=${encodeURIComponent(safeReturnPath(attempted))}`;
