import { leadsToSignIn } from './leadsToSignIn.ts';
import { safeReturnPath } from './safeReturnPath.ts';

/**
 * The path with the attempted address as its `returnUrl`; without one where returning would lead to sign-in again (seed
 * §2).
 */
export const withReturnUrl = (path: string, attempted: string): string =>
  leadsToSignIn(attempted)
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}returnUrl=${encodeURIComponent(safeReturnPath(attempted))}`;
