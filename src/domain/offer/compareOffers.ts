import { isAlike } from '../emission/isAlike.ts';
import type { Money } from '../money/Money.ts';
import { perKm } from '../money/perKm.ts';
import { isSameContent } from '../record/isSameContent.ts';
import { acceptBarrier, type AcceptBarrier, statusOf } from './acceptBarrier.ts';
import { isLive, type OfferStatus } from './OfferStatus.ts';
import type { OfferedRequest } from './OfferedRequest.ts';
import type { ReceivedOffer } from './ReceivedOffer.ts';

/** How far a price is from another; `isSlight` if that is less than a hundredth of it. */
export interface Difference {
  readonly amountMinor: number;
  readonly isSlight: boolean;
}

/** An offer beside the others. Differences and the price per km are in the currency of the request. */
export interface ComparedOffer {
  readonly offer: ReceivedOffer;
  /** At the time of comparing. */
  readonly status: OfferStatus;
  /** Why it cannot be accepted now; undefined if it can. */
  readonly barrier: AcceptBarrier | undefined;
  /** To the lowest live offer; undefined for one that is over, the only live one, and one in another currency than the request's. */
  readonly toBest: Difference | undefined;
  /** To what the shipper had in mind; undefined without a target in the currency of the offer. */
  readonly toTarget: Difference | undefined;
  readonly perKm: Money | undefined;
  /** Whether its CO2e and that of another live offer are defaults too close to tell apart. */
  readonly isCo2eAlike: boolean;
  /** Whether another live offer was made for other terms, so that the lowest price may not be the cheapest. */
  readonly hasOtherTerms: boolean;
}

const differenceTo = (amountMinor: number, other: number | undefined): Difference | undefined =>
  other === undefined
    ? undefined
    : { amountMinor: amountMinor - other, isSlight: Math.abs(amountMinor - other) * 100 < other };

/** First what can be accepted, then what waits for a fleet, then the chosen one, then what is over. */
const rankOf = ({ barrier, status }: ComparedOffer): number => {
  if (barrier === undefined) return 0;
  if (isLive(status)) return 1;
  return status === 'accepted' ? 2 : 3;
};

const inOrder = (one: ComparedOffer, other: ComparedOffer): number =>
  rankOf(one) - rankOf(other) ||
  one.offer.amount.amountMinor - other.offer.amount.amountMinor ||
  one.offer.company.name.localeCompare(other.offer.company.name, 'en') ||
  one.offer.id.localeCompare(other.offer.id, 'en');

/** Sets the offers for a request side by side at `now` (epoch milliseconds): what can be accepted first, the lowest price first. */
export const compareOffers = (
  offers: readonly ReceivedOffer[],
  request: OfferedRequest,
  now: number,
): readonly ComparedOffer[] => {
  const live = offers.filter((offer) => isLive(statusOf(offer, now)));
  const currency = request.pricing?.currency;
  const isComparable = ({ amount }: ReceivedOffer): boolean => currency === undefined || amount.currency === currency;
  const prices = live.filter(isComparable).map(({ amount }) => amount.amountMinor);
  const best = prices.length < 2 ? undefined : Math.min(...prices);
  return offers
    .map((offer): ComparedOffer => {
      const status = statusOf(offer, now);
      const { amountMinor } = offer.amount;
      return {
        offer,
        status,
        barrier: acceptBarrier(offer, request, now),
        toBest: isLive(status) && isComparable(offer) ? differenceTo(amountMinor, best) : undefined,
        toTarget: isComparable(offer) ? differenceTo(amountMinor, request.pricing?.target?.amountMinor) : undefined,
        perKm: perKm(offer.amount, request.km ?? 0),
        isCo2eAlike:
          offer.co2e !== undefined &&
          isAlike(
            offer.co2e,
            live.flatMap((other) => (other === offer ? [] : (other.co2e ?? []))),
          ),
        hasOtherTerms: isLive(status) && live.some(({ terms }) => !isSameContent(terms, offer.terms)),
      };
    })
    .toSorted(inOrder);
};
