import type { ReceivedOffer } from './ReceivedOffer.ts';

/** Whether a shipper chose an offer, or the carrier accepted a counter-offer or booked a fixed price. */
export type AwardedBy = 'shipper' | 'counter' | 'booking';

/** Who made the award, told from the accepted offer: a booking is an offer that was accepted as it was made. */
export const awardedBy = ({ counter, createdAt, updatedAt }: ReceivedOffer): AwardedBy => {
  if (counter) return 'counter';
  return createdAt === updatedAt ? 'booking' : 'shipper';
};
