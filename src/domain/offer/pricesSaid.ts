import type { Money } from '../money/Money.ts';
import type { OfferFacts } from './OfferFacts.ts';

/** A price that one side said. `at` is RFC 3339; undefined if it is not known. */
interface PriceSaid {
  readonly amount: Money;
  readonly by: 'fleet' | 'shipper';
  readonly at: string | undefined;
}

type Said = Pick<OfferFacts, 'amount' | 'trail' | 'status' | 'createdAt' | 'updatedAt'>;

const inOrder = ({ trail }: Said): readonly PriceSaid[] =>
  // What answers another price comes after it, also when both were noted in the same moment.
  trail.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at) || one.by.localeCompare(other.by));

/** All prices of an offer, the latest first, each once. */
export const pricesSaid = (offer: Said): readonly PriceSaid[] => {
  const { amount, trail, status, createdAt, updatedAt } = offer;
  const earlier = inOrder(offer);
  const last = earlier.at(-1);
  const isAnswered = status === 'submitted' || status === 'accepted';
  const isFirst = !trail.some(({ by }) => by === 'fleet');
  // Whatever ends an offer changes it too, so its last change is when a later price was said only while it runs, or by accepting one.
  const isLastChange = status === 'submitted' || (status === 'accepted' && last?.by === 'shipper');
  const own = { amount, by: 'fleet', at: isFirst ? createdAt : isLastChange ? updatedAt : undefined } as const;
  // A counter-offer that was not answered is later than the price it was made for.
  return last?.by === 'shipper' && !isAnswered
    ? [last, own, ...earlier.slice(0, -1).toReversed()]
    : [own, ...earlier.toReversed()];
};
