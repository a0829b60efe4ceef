import type { Offer } from './Offer.ts';

/** When a fleet can come at the earliest, which is no time before the first window begins: that may be later than when the offer was made. */
export const notBeforeWindow = ({ pickupAt, load }: Pick<Offer, 'pickupAt' | 'load'>): string | undefined => {
  const begins = load?.stops[0]?.window.from;
  if (pickupAt === undefined || begins === undefined) return pickupAt;
  return Date.parse(pickupAt) < Date.parse(begins) ? begins : pickupAt;
};
