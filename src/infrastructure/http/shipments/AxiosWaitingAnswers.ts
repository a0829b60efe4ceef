import type { WaitingAnswers, WaitingDispute } from '../../../application/shipments/WaitingAnswers.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { dataOf } from '../dataOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { shipmentAnswer } from './shipmentAnswer.ts';

const record = dataOf(shipmentAnswer);

/** Answers charges for waiting over HTTP. */
export class AxiosWaitingAnswers implements WaitingAnswers {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  accept(id: string, version: number, stop: number, idempotencyKey: string): Promise<ShipmentRecord> {
    return this.#http.call('POST /v1/shipment/{id}/waiting/{stop}/accept', {
      params: { id, stop: String(stop) },
      body: { version },
      idempotencyKey,
      answer: record,
    });
  }

  dispute(
    id: string,
    version: number,
    stop: number,
    { reason, note }: WaitingDispute,
    idempotencyKey: string,
  ): Promise<ShipmentRecord> {
    return this.#http.call('POST /v1/shipment/{id}/waiting/{stop}/dispute', {
      params: { id, stop: String(stop) },
      body: { version, reason, note: note ?? null },
      idempotencyKey,
      answer: record,
    });
  }
}
