import type { ReceivedOffers, WhichOffer } from '../../../src/application/requests/ReceivedOffers.ts';
import type { CounterOffer } from '../../../src/domain/offer/CounterOffer.ts';
import type { ReceivedOffer } from '../../../src/domain/offer/ReceivedOffer.ts';
import type { RejectReason } from '../../../src/domain/offer/rejectReasons.ts';
import type { AwardedShipment } from '../../../src/domain/shipment/AwardedShipment.ts';
import { receivedOfferFactory } from '../factories/receivedOfferFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** The offers for a request, answered as configured. */
export class FakeReceivedOffers implements ReceivedOffers {
  readonly read: string[] = [];
  readonly accepted: WhichOffer[] = [];
  readonly countered: { readonly which: WhichOffer; readonly counter: CounterOffer }[] = [];
  readonly rejected: { readonly which: WhichOffer; readonly reason: RejectReason | undefined }[] = [];
  readonly keys: string[] = [];
  offers: Outcome<readonly ReceivedOffer[]> = [];
  shipment: Outcome<AwardedShipment> = {
    id: 's1',
    reference: 'SR-2026-000123',
    carrier: { id: 'c1', name: 'Nordfracht' },
    price: { amountMinor: 125_000, currency: 'EUR' },
  };
  offer: Outcome<ReceivedOffer> = receivedOfferFactory.build();

  list(requestId: string): Promise<readonly ReceivedOffer[]> {
    this.read.push(requestId);
    return settle(this.offers);
  }

  accept(which: WhichOffer, idempotencyKey: string): Promise<AwardedShipment> {
    this.accepted.push(which);
    this.keys.push(idempotencyKey);
    return settle(this.shipment);
  }

  counter(which: WhichOffer, counter: CounterOffer, idempotencyKey: string): Promise<ReceivedOffer> {
    this.countered.push({ which, counter });
    this.keys.push(idempotencyKey);
    return settle(this.offer);
  }

  reject(which: WhichOffer, reason: RejectReason | undefined, idempotencyKey: string): Promise<ReceivedOffer> {
    this.rejected.push({ which, reason });
    this.keys.push(idempotencyKey);
    return settle(this.offer);
  }
}
