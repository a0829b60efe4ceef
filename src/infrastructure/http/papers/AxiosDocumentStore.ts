import type { DocumentStore, KeyedUpload, NewDocument } from '../../../application/papers/DocumentStore.ts';
import type { DocumentOwner } from '../../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import { done } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { documentAnswer } from './documentAnswer.ts';
import { pathOf } from '../pathOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const ofVehicle = 'GET /api/v1/vehicle/{id}/media/{mediaId}';
const ofDriver = 'GET /v1/drivers/{id}/documents/{documentId}';

interface Service {
  readonly http: ServiceHttp;
  /** Base URL without a trailing slash. */
  readonly address: string;
}

/** Documents over HTTP: media in the vehicles service, documents in the drivers service (seed §7). */
export class AxiosDocumentStore implements DocumentStore {
  readonly #vehicles: Service;
  readonly #drivers: Service;

  constructor(vehicles: Service, drivers: Service) {
    this.#vehicles = vehicles;
    this.#drivers = drivers;
  }

  add({ kind, id }: DocumentOwner, document: NewDocument, upload: KeyedUpload): Promise<StoredDocument> {
    const { type, issuedOn, expiresOn, file } = document;
    const form = { type, issuedOn, expiresOn, file };
    const call = { ...upload, params: { id }, form, answer: dataOf(documentAnswer), background: true };
    return kind === 'vehicle'
      ? this.#vehicles.http.call('POST /api/v1/vehicle/{id}/media', call)
      : this.#drivers.http.call('POST /v1/drivers/{id}/documents', call);
  }

  open({ kind, id }: DocumentOwner, documentId: string, signal?: AbortSignal): Promise<Blob> {
    const options = { background: true, signal };
    return kind === 'vehicle'
      ? this.#vehicles.http.file(ofVehicle, { params: { id, mediaId: documentId }, ...options })
      : this.#drivers.http.file(ofDriver, { params: { id, documentId }, ...options });
  }

  addressOf({ kind, id }: DocumentOwner, documentId: string): string {
    return kind === 'vehicle'
      ? this.#vehicles.address + pathOf(ofVehicle, { id, mediaId: documentId })
      : this.#drivers.address + pathOf(ofDriver, { id, documentId });
  }

  async remove({ kind, id }: DocumentOwner, documentId: string): Promise<void> {
    await (kind === 'vehicle'
      ? this.#vehicles.http.call('DELETE /api/v1/vehicle/{id}/media/{mediaId}', {
          params: { id, mediaId: documentId },
          answer: done,
        })
      : this.#drivers.http.call('DELETE /v1/drivers/{id}/documents/{documentId}', {
          params: { id, documentId },
          answer: done,
        }));
  }
}
