import type { ReceivedOffers, WhichOffer } from '../../../application/requests/ReceivedOffers.ts';
import type { CounterOffer } from '../../../domain/offer/CounterOffer.ts';
import type { ReceivedOffer } from '../../../domain/offer/ReceivedOffer.ts';
import type { RejectReason } from '../../../domain/offer/rejectReasons.ts';
import type { AwardedShipment } from '../../../domain/shipment/AwardedShipment.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { awardedShipmentAnswer } from '../shipments/awardedShipmentAnswer.ts';
import { receivedOfferAnswer } from './receivedOfferAnswer.ts';

const received = dataOf(receivedOfferAnswer);

const paramsOf = ({ requestId, offerId }: WhichOffer) => ({ id: requestId, offerId });

/** The offers for a shipper's requests over HTTP. */
export class AxiosReceivedOffers implements ReceivedOffers {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  list(requestId: string, signal?: AbortSignal): Promise<readonly ReceivedOffer[]> {
    return this.#http.call('GET /v1/shipment-requests/{id}/offers', {
      params: { id: requestId },
      answer: dataOf(listAnswer(receivedOfferAnswer)),
      background: true,
      signal,
    });
  }

  accept(which: WhichOffer, idempotencyKey: string): Promise<AwardedShipment> {
    return this.#http.call('POST /v1/shipment-requests/{id}/offers/{offerId}/accept', {
      params: paramsOf(which),
      body: { version: which.version },
      idempotencyKey,
      answer: dataOf(awardedShipmentAnswer),
    });
  }

  counter(which: WhichOffer, { amount, validUntil }: CounterOffer, idempotencyKey: string): Promise<ReceivedOffer> {
    return this.#http.call('POST /v1/shipment-requests/{id}/offers/{offerId}/counter', {
      params: paramsOf(which),
      body: { amount, validUntil, version: which.version },
      idempotencyKey,
      answer: received,
    });
  }

  reject(which: WhichOffer, reason: RejectReason | undefined, idempotencyKey: string): Promise<ReceivedOffer> {
    return this.#http.call('POST /v1/shipment-requests/{id}/offers/{offerId}/reject', {
      params: paramsOf(which),
      body: { reason: reason ?? null, version: which.version },
      idempotencyKey,
      answer: received,
    });
  }
}
