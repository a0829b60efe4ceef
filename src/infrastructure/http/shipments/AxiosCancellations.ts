import type { Cancellations, CancelEntry } from '../../../application/shipments/Cancellations.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { dataOf } from '../dataOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { shipmentAnswer } from './shipmentAnswer.ts';

/** Cancels shipments over HTTP. */
export class AxiosCancellations implements Cancellations {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  cancel(id: string, version: number, { reason, note }: CancelEntry, idempotencyKey: string): Promise<ShipmentRecord> {
    return this.#http.call('POST /v1/shipment/{id}/cancel', {
      params: { id },
      body: { version, reason, note: note ?? null },
      idempotencyKey,
      answer: dataOf(shipmentAnswer),
    });
  }
}
