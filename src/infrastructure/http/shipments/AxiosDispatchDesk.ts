import type { AssignmentEntry, DispatchDesk } from '../../../application/shipments/DispatchDesk.ts';
import type { Candidate } from '../../../domain/shipment/Candidate.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { candidateAnswer } from './candidateAnswer.ts';
import { shipmentAnswer } from './shipmentAnswer.ts';

const record = dataOf(shipmentAnswer);
/** As many as the service tells at once, and as a board has trucks. */
const mostCandidates = 300;
const candidates = dataOf(listAnswer(candidateAnswer));

/** Trucks for shipments over HTTP. */
export class AxiosDispatchDesk implements DispatchDesk {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  candidates(id: string, signal?: AbortSignal): Promise<readonly Candidate[]> {
    const call = {
      params: { id },
      query: { size: String(mostCandidates) },
      answer: candidates,
      background: true,
      signal,
    };
    return this.#http.call('GET /v1/shipment/{id}/candidates', call);
  }

  assign(
    id: string,
    version: number,
    { vehicleId, trailerId, driverId, reason }: AssignmentEntry,
    idempotencyKey: string,
  ): Promise<ShipmentRecord> {
    const body = { vehicleId, trailerId, driverId, reason: reason ?? null, version };
    const call = { params: { id }, body, idempotencyKey, answer: record };
    return this.#http.call('POST /v1/shipment/{id}/assignment', call);
  }

  unassign(id: string, version: number, idempotencyKey: string): Promise<ShipmentRecord> {
    const call = { params: { id }, query: { version: String(version) }, idempotencyKey, answer: record };
    return this.#http.call('DELETE /v1/shipment/{id}/assignment', call);
  }
}
