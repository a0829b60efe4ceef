import type { OfferDraft } from './readOffer.ts';

/** An offer before anything is typed, which stands until the shipper decides if that is known. */
export const emptyOffer = (decisionBy: string | undefined): OfferDraft => ({
  amount: '',
  validFor: decisionBy === undefined ? 'day' : 'decision',
  validUntil: '',
  vehicleId: '',
  trailerId: '',
  driverId: '',
  pickupAt: '',
  message: '',
  standBy: '',
});
