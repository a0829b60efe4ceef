import { cardTypes } from '../driver/CardType.ts';
import type { Driver } from '../driver/Driver.ts';
import type { DriverAtHand } from './Combination.ts';

/** A driver as the verdict sees them. Their other shipments are known to the service alone. */
export const driverAtHand = ({ status, licence, cards }: Driver): DriverAtHand => ({
  status,
  licence,
  cards: cardTypes.flatMap((type) => {
    const card = cards[type];
    return card ? [{ type, expiresOn: card.expiresOn }] : [];
  }),
  engagements: [],
});
