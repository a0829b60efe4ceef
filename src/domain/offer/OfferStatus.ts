export const offerStatuses = ['submitted', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;

export type OfferStatus = (typeof offerStatuses)[number];

/** Why an offer is over, as far as its fleet learns it. */
export const closedReasons = [
  'not_selected',
  'price',
  'too_slow',
  'equipment',
  'papers',
  'request_withdrawn',
  'request_cancelled',
  'request_expired',
  'other',
] as const;

interface Kept {
  readonly status: OfferStatus;
  /** Until when the fleet stands by its price, and the shipper by its counter-offer; in epoch milliseconds. */
  readonly validUntil: number;
  readonly counterUntil: number | undefined;
}

/** The status at an instant: an offer ends by the clock, a countered one when the counter-offer does. */
export const offerStatusAt = ({ status, validUntil, counterUntil }: Kept, now: number): OfferStatus => {
  if (status === 'submitted') return now >= validUntil ? 'expired' : status;
  if (status === 'countered') return now >= (counterUntil ?? validUntil) ? 'expired' : status;
  return status;
};

/** Whether an offer still waits for somebody. */
export const isLive = (status: OfferStatus): boolean => status === 'submitted' || status === 'countered';

/** How often the price of an offer may be changed. */
export const mostRevisions = 5;
