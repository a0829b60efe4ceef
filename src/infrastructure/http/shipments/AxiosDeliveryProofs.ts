import type { DeliveryProofs, NewProof, ProofRejection } from '../../../application/shipments/DeliveryProofs.ts';
import type { KeyedUpload } from '../../../application/papers/DocumentStore.ts';
import type { WriteOptions } from '../../../application/shared/WriteOptions.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import { dataOf } from '../dataOf.ts';
import { pathOf } from '../pathOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { withFieldNames } from '../withFieldNames.ts';
import { shipmentAnswer } from './shipmentAnswer.ts';

const file = 'GET /v1/shipment/{id}/documents/{documentId}';
/** What the service calls `packages.short` is `short` here. */
const nameOf = (field: string): string => field.replace(/^packages\./, '');
const record = dataOf(shipmentAnswer);

/** Proofs of delivery over HTTP. */
export class AxiosDeliveryProofs implements DeliveryProofs {
  readonly #http: ServiceHttp;
  readonly #address: string;

  /** `address` is the base URL of the service without a trailing slash. */
  constructor(http: ServiceHttp, address: string) {
    this.#http = http;
    this.#address = address;
  }

  add(id: string, { id: proofId, stop, facts, files }: NewProof, upload: KeyedUpload): Promise<ShipmentRecord> {
    const { recipient, delivered, short, damaged, note, at, signature } = facts;
    const packages = { delivered, short, damaged };
    const told = {
      recipient,
      packages,
      note: note ?? null,
      at: new Date(at).toISOString(),
      signature: signature ?? null,
    };
    const call = {
      ...upload,
      params: { id },
      form: { data: { id: proofId, type: 'pod', stop, ...told }, file: files },
      answer: record,
      background: true,
    } as const;
    return this.#http.call('POST /v1/shipment/{id}/documents', call).catch(withFieldNames(nameOf));
  }

  open(id: string, documentId: string, signal?: AbortSignal): Promise<Blob> {
    return this.#http.file(file, { params: { id, documentId }, background: true, signal });
  }

  addressOf(id: string, documentId: string): string {
    return this.#address + pathOf(file, { id, documentId });
  }

  verify(id: string, version: number, idempotencyKey: string, options?: WriteOptions): Promise<ShipmentRecord> {
    return this.#http.call('POST /v1/shipment/{id}/verify', {
      params: { id },
      body: { version },
      idempotencyKey,
      ...options,
      answer: record,
    });
  }

  reject(
    id: string,
    version: number,
    { stop, reason, note }: ProofRejection,
    idempotencyKey: string,
  ): Promise<ShipmentRecord> {
    return this.#http.call('POST /v1/shipment/{id}/reject-pod', {
      params: { id },
      body: { version, reason, stop, note: note ?? null },
      idempotencyKey,
      answer: record,
    });
  }
}
