/** What an offer goes through. */
export const offerStatuses = ['submitted', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired'] as const;

export type OfferStatus = (typeof offerStatuses)[number];

/** Why an offer is over. */
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

/** Why a shipper may turn an offer down. The other ends are the request's own. */
export const rejectReasons = [
  'price',
  'too_slow',
  'equipment',
  'papers',
  'other',
] as const satisfies readonly (typeof closedReasons)[number][];

interface Kept {
  readonly status: OfferStatus;
  readonly valid_until: Date;
  readonly counter_until: Date | null;
  /** When its request ends. */
  readonly open_until: Date | null;
}

/** The status at `now`: a price ends by the clock, a countered offer with the counter-offer, and both with the request. */
export function offerStatusAt(offer: Kept, now: Date): OfferStatus {
  const { status, valid_until: validUntil, counter_until: counterUntil, open_until: openUntil } = offer;
  const end = status === 'countered' ? (counterUntil ?? validUntil) : validUntil;
  return isLive(status) && (end <= now || (openUntil !== null && openUntil <= now)) ? 'expired' : status;
}

/**
 * Whether an offer waits at `now` for its fleet to confirm it or say another price, because these parts of the request changed. One that
 * is over waits for nobody.
 */
export const isOutdatedAt = (offer: Kept & { readonly changes: readonly string[] }, now: Date): boolean =>
  offer.changes.length > 0 && isLive(offerStatusAt(offer, now));

/** Whether an offer still waits for somebody. */
export const isLive = (status: OfferStatus): boolean => status === 'submitted' || status === 'countered';

/** How often the price of an offer may be changed. */
export const mostRevisions = 5;

/** How many offers for one load a fleet may withdraw in a day. */
export const mostWithdrawals = 50;
