import { mayOfferMove, type OfferMove } from '../freight/offer/offerMoves.ts';
import { offerStatusAt, type OfferStatus } from '../freight/offer/offerStatus.ts';
import { requestStatusAt } from '../freight/request/requestStatus.ts';
import { requestRefusal } from '../requests/refuseRequest.ts';
import type { RequestRow } from '../requests/RequestTables.ts';
import { Refusal } from '../web/Refusal.ts';
import type { OfferRow } from './OfferTable.ts';

/** Refuses with 409 unless the request is open now. */
export function requireOpen(request: RequestRow, now: Date): void {
  if (requestStatusAt(request, now) !== 'open') throw requestRefusal(request, now);
}

const stands: Readonly<Record<OfferStatus, string>> = {
  submitted: 'waits for the shipper',
  countered: 'waits for the fleet’s answer to the counter-offer',
  accepted: 'was accepted',
  rejected: 'was rejected',
  withdrawn: 'was withdrawn',
  expired: 'has expired',
};

/** Refuses with 409 an offer that cannot be moved so now, in a sentence that says what happened to it. */
export function requireOffer(offer: OfferRow, move: OfferMove, now: Date): void {
  const status = offerStatusAt(offer, now);
  if (!mayOfferMove(status, move)) throw new Refusal(409, `This offer ${stands[status]}.`, { reason: 'offer_over' });
}

const outdated = (sentence: string) => new Refusal(409, sentence, { reason: 'offer_outdated' });

/** Refuses with 409 an offer in another currency than its request asks for by now, until its fleet says another price. */
export function requireCurrency({ currency }: OfferRow, request: RequestRow): void {
  if (currency === request.content.pricing.currency) return;
  throw outdated('The currency of the request changed after this offer was made. The carrier must send a new price.');
}

/** Refuses with 409 an offer made before the request changed, until its fleet confirms it or says another price. */
export function requireUpToDate(offer: OfferRow, request: RequestRow): void {
  requireCurrency(offer, request);
  if (offer.changes.length === 0) return;
  throw outdated('The request changed after this offer was made. The carrier must confirm it first.');
}
