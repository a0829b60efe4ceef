import { isOneOf } from '../outside/isOneOf.ts';
import type { Offer } from './Offer.ts';
import { rejectReasons } from './rejectReasons.ts';

/** How an offer was lost: the shipper rejected it, chose another one, or closed the request. Undefined if it was not. */
export const lostBy = ({
  status,
  closedReason,
}: Pick<Offer, 'status' | 'closedReason'>): 'rejected' | 'notSelected' | 'requestOver' | undefined => {
  if (status !== 'rejected') return undefined;
  if (closedReason === undefined || closedReason === 'not_selected') return 'notSelected';
  return isOneOf(rejectReasons, closedReason) ? 'rejected' : 'requestOver';
};
