import { isInOtherCurrency } from './isInOtherCurrency.ts';
import type { Offer } from './Offer.ts';
import { mostRevisions, offerStatusAt } from './OfferStatus.ts';
import type { OfferEntry } from './readOffer.ts';
import { type ValidityChoice, validityEnd } from './validity.ts';

/** Why the price of an offer cannot simply stand for longer. */
export type ValidityBarrier = 'over' | 'countered' | 'outdated' | 'otherCurrency' | 'revised' | 'noLater';

interface Terms {
  readonly choice: Exclude<ValidityChoice, 'own'>;
  /** Epoch milliseconds. */
  readonly now: number;
  /** IANA time zone of whoever offers. */
  readonly zone: string;
}

const instant = (text: string): number => Date.parse(text);

const standing = (offer: Offer, now: number): ValidityBarrier | undefined => {
  const { status, counter } = offer;
  const validUntil = instant(offer.validUntil);
  const latest = offerStatusAt({ status, validUntil, counterUntil: counter && instant(counter.validUntil) }, now);
  if (latest === 'countered') return 'countered';
  if (latest !== 'submitted') return 'over';
  if (isInOtherCurrency(offer)) return 'otherCurrency';
  if (offer.outdated) return 'outdated';
  return offer.trail.filter(({ by }) => by === 'fleet').length >= mostRevisions ? 'revised' : undefined;
};

/** An offer that stands for longer at the same price, as it is sent; or why that is not possible. It counts as one of its changes. */
export const laterValidity = (
  offer: Offer,
  { choice, now, zone }: Terms,
): { readonly entry: OfferEntry } | { readonly barrier: ValidityBarrier } => {
  const barrier = standing(offer, now);
  if (barrier) return { barrier };
  const end = validityEnd(choice, { decisionBy: offer.load?.decisionBy, own: '', now, zone });
  if (end === undefined || end <= instant(offer.validUntil)) return { barrier: 'noLater' };
  const { amount, vehicleId, trailerId, driverId, pickupAt, message, standBy } = offer;
  const validUntil = new Date(end).toISOString();
  return { entry: { amount, validUntil, vehicleId, trailerId, driverId, pickupAt, message, standBy } };
};
