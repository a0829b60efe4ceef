import { routes } from '../access/routes.ts';
import { leadsToSignIn } from './leadsToSignIn.ts';
import { localAddress } from './localAddress.ts';
import { longestReturnUrl } from './longestReturnUrl.ts';

/**
 * Where a returnUrl leads on this origin (path, query, hash), or '/dashboard' if it is not safe (product §2.3). Never
 * throws.
 */
export const safeReturnPath = (raw: string | null | undefined): string => {
  const address = localAddress(raw ?? '', longestReturnUrl);
  if (address === undefined || leadsToSignIn(address.pathname)) return routes.dashboard;
  return address.pathname + address.search + address.hash;
};
