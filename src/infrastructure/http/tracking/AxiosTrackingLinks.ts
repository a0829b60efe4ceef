import type { TrackingLinks } from '../../../application/tracking/TrackingLinks.ts';
import type { TrackingLink } from '../../../domain/tracking/TrackingLink.ts';
import { done } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { trackingLinkAnswer } from './trackingLinkAnswer.ts';

/** The tracking links of a company over HTTP. */
export class AxiosTrackingLinks implements TrackingLinks {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  all(shipmentId: string, signal?: AbortSignal): Promise<readonly TrackingLink[]> {
    return this.#http.call('GET /v1/shipment/{id}/tracking-links', {
      params: { id: shipmentId },
      answer: dataOf(listAnswer(trackingLinkAnswer)),
      background: true,
      signal,
    });
  }

  make(shipmentId: string, idempotencyKey: string): Promise<TrackingLink> {
    return this.#http.call('POST /v1/shipment/{id}/tracking-links', {
      params: { id: shipmentId },
      idempotencyKey,
      answer: dataOf(trackingLinkAnswer),
    });
  }

  async revoke(shipmentId: string, id: string, idempotencyKey: string): Promise<void> {
    await this.#http.call('DELETE /v1/shipment/{id}/tracking-links/{linkId}', {
      params: { id: shipmentId, linkId: id },
      idempotencyKey,
      answer: done,
    });
  }
}
