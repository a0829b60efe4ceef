import { requestEnd } from '../request/RequestStatus.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import type { Load } from './Load.ts';

/** Whether a load can still be taken at an instant (epoch milliseconds): its time is not up, and the fleet does not have it already. */
export const isStillOpen = (
  { decisionBy, stops, ownOffer }: Pick<Load, 'decisionBy' | 'stops' | 'ownOffer'>,
  now: number,
): boolean => {
  const end = requestEnd(readRfc3339(decisionBy), readRfc3339(stops[0]?.window.to));
  return ownOffer?.status !== 'accepted' && (end === undefined || now < end);
};
