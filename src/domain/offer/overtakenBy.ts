import { type AwardedBy, awardedBy } from './awardedBy.ts';
import type { OfferStatus } from './OfferStatus.ts';
import { statusOf } from './acceptBarrier.ts';
import type { ReceivedOffer } from './ReceivedOffer.ts';

/** What happened before an answer to an offer arrived. `at` is RFC 3339. */
export type Overtaken =
  | {
      readonly kind: 'awarded';
      readonly company: string;
      readonly at: string;
      readonly by: AwardedBy;
    }
  | { readonly kind: 'offer'; readonly status: Exclude<OfferStatus, 'accepted' | 'submitted'> }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'request_over' }
  | { readonly kind: 'changed' };

interface Refused {
  readonly offerId: string;
  /** Whether the service said that the request is no longer open. */
  readonly isRequestOver: boolean;
}

/** Tells from the offers as they are now, at `now` (epoch milliseconds), why an answer to one of them was refused. */
export const overtakenBy = (
  offers: readonly ReceivedOffer[],
  { offerId, isRequestOver }: Refused,
  now: number,
): Overtaken => {
  const winner = offers.find(({ status }) => status === 'accepted');
  if (winner) {
    return { kind: 'awarded', company: winner.company.name, at: winner.updatedAt, by: awardedBy(winner) };
  }
  if (isRequestOver) return { kind: 'request_over' };
  const offer = offers.find(({ id }) => id === offerId);
  const status = offer && statusOf(offer, now);
  if (offer && status !== undefined && status !== 'submitted' && status !== 'accepted')
    return { kind: 'offer', status };
  return { kind: offer?.outdated === true ? 'outdated' : 'changed' };
};
