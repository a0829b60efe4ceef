import { answerDeadline } from '../offer/answerDeadline.ts';
import type { Offer } from '../offer/Offer.ts';
import type { OfferTask } from './Task.ts';

/** What a fleet has to do about one of its offers. */
export const offerTask =
  (kind: OfferTask['kind']) =>
  (offer: Offer): OfferTask => ({ kind, offer, due: answerDeadline(offer) });
