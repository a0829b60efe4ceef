import { safeReturnPath } from '../returnUrl/safeReturnPath.ts';
import type { Session } from '../session/Session.ts';
import { queryOf } from './queryOf.ts';
import { signInAddress } from './signInAddress.ts';

/**
 * Whether a page opened at this address shows the sign-in form and nothing before it: told from the address and the
 * stored session alone. A payload may sign in first.
 */
export const opensSignIn = (address: string, session: Pick<Session, 'token' | 'user'>): boolean => {
  const query = queryOf(address);
  if (/payload/i.test(query)) return false;
  const returnUrl = new URLSearchParams(query).get('returnUrl');
  return signInAddress(returnUrl === null ? address : safeReturnPath(returnUrl), session) !== undefined;
};
