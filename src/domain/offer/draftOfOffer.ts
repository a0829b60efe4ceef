import { amountTyped } from '../money/amountTyped.ts';
import { isInOtherCurrency } from './isInOtherCurrency.ts';
import type { Offer } from './Offer.ts';
import { notBeforeWindow } from './notBeforeWindow.ts';
import type { OfferDraft } from './readOffer.ts';

/** As long as the offer stands already: what ends with the shipper's deadline goes on to do so. */
const validityOf = ({ validUntil, load }: Pick<Offer, 'validUntil' | 'load'>) =>
  load?.decisionBy !== undefined && Date.parse(load.decisionBy) === Date.parse(validUntil)
    ? { validFor: 'decision', validUntil: '' }
    : { validFor: 'own', validUntil };

/** An offer as a draft, to say another price. A counter-offer is where it begins; a price in another currency is no beginning. */
export const draftOfOffer = ({ amount, counter, ...offer }: Offer): OfferDraft => ({
  amount: isInOtherCurrency({ amount, load: offer.load }) ? '' : amountTyped(counter?.amount ?? amount),
  ...validityOf(offer),
  vehicleId: offer.vehicleId ?? '',
  trailerId: offer.trailerId ?? '',
  driverId: offer.driverId ?? '',
  pickupAt: notBeforeWindow(offer) ?? '',
  message: offer.message ?? '',
  standBy: offer.standBy ? 'yes' : '',
});
