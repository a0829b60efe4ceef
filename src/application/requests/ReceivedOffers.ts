import type { ServiceIdentifier } from 'inversify';
import type { CounterOffer } from '../../domain/offer/CounterOffer.ts';
import type { ReceivedOffer } from '../../domain/offer/ReceivedOffer.ts';
import type { RejectReason } from '../../domain/offer/rejectReasons.ts';
import type { AwardedShipment } from '../../domain/shipment/AwardedShipment.ts';

/** An offer as it was when somebody looked at it. */
export interface WhichOffer {
  readonly requestId: string;
  readonly offerId: string;
  readonly version: number;
}

/** The offers for a request of the selected company. An answer to what has changed since is refused with 409. */
export interface ReceivedOffers {
  list(requestId: string, signal?: AbortSignal): Promise<readonly ReceivedOffer[]>;
  /** Awards the request. */
  accept(which: WhichOffer, idempotencyKey: string): Promise<AwardedShipment>;
  counter(which: WhichOffer, counter: CounterOffer, idempotencyKey: string): Promise<ReceivedOffer>;
  reject(which: WhichOffer, reason: RejectReason | undefined, idempotencyKey: string): Promise<ReceivedOffer>;
}
export const ReceivedOffers: ServiceIdentifier<ReceivedOffers> = Symbol('ReceivedOffers');
