import { requestStatusAt } from '../request/RequestStatus.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import { type OfferStatus, offerStatusAt } from './OfferStatus.ts';
import type { OfferedRequest } from './OfferedRequest.ts';
import type { ReceivedOffer } from './ReceivedOffer.ts';

/** Why an offer cannot be accepted: the request is over, it waits for the fleet, or the offer is over. */
export type AcceptBarrier = 'request_over' | 'outdated' | Exclude<OfferStatus, 'submitted'>;

const instantOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : readRfc3339(text);

/** The status of an offer at `now`, in epoch milliseconds. */
export const statusOf = ({ status, validUntil, counter }: ReceivedOffer, now: number): OfferStatus =>
  offerStatusAt(
    { status, validUntil: instantOf(validUntil) ?? now, counterUntil: instantOf(counter?.validUntil) },
    now,
  );

/** Why a shipper cannot accept an offer at `now`, in epoch milliseconds; undefined if it can. As the services judge. */
export const acceptBarrier = (
  offer: ReceivedOffer,
  { status, endsAt }: OfferedRequest,
  now: number,
): AcceptBarrier | undefined => {
  const standing = statusOf(offer, now);
  if (standing !== 'submitted' && standing !== 'countered') return standing;
  if (requestStatusAt({ status, end: instantOf(endsAt) }, now) !== 'open') return 'request_over';
  if (standing === 'countered') return standing;
  return offer.outdated ? 'outdated' : undefined;
};
