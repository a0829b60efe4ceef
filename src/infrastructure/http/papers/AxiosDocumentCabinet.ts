import * as v from 'valibot';
import type { DocumentCabinet, NewDocument, Upload } from '../../../application/papers/DocumentCabinet.ts';
import type { DocumentOwner } from '../../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../../domain/paper/StoredDocument.ts';
import { dataOf } from '../dataOf.ts';
import { documentAnswer } from './documentAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const pathOf = ({ kind, id }: DocumentOwner, documentId?: string): string => {
  const owner = encodeURIComponent(id);
  const folder = kind === 'vehicle' ? `/api/v1/vehicle/${owner}/media` : `/v1/drivers/${owner}/documents`;
  return documentId === undefined ? folder : `${folder}/${encodeURIComponent(documentId)}`;
};

const formOf = ({ file, type, issuedOn, expiresOn }: NewDocument): FormData => {
  const form = new FormData();
  form.set('type', type);
  if (issuedOn !== undefined) form.set('issuedOn', issuedOn);
  if (expiresOn !== undefined) form.set('expiresOn', expiresOn);
  form.set('file', file);
  return form;
};

interface Service {
  readonly http: ServiceHttp;
  /** Where it is, without a slash at its end. */
  readonly address: string;
}

/** Papers over HTTP: a vehicle's are media of the vehicles service, a driver's documents of the drivers service (seed §7). */
export class AxiosDocumentCabinet implements DocumentCabinet {
  readonly #services: Readonly<Record<DocumentOwner['kind'], Service>>;

  constructor(vehicle: Service, driver: Service) {
    this.#services = { vehicle, driver };
  }

  add(owner: DocumentOwner, document: NewDocument, upload: Upload): Promise<StoredDocument> {
    return this.#services[owner.kind].http.call({
      ...upload,
      method: 'POST',
      path: pathOf(owner),
      body: formOf(document),
      answer: dataOf(documentAnswer),
      background: true,
    });
  }

  open(owner: DocumentOwner, documentId: string, signal?: AbortSignal): Promise<Blob> {
    return this.#services[owner.kind].http.file({
      path: pathOf(owner, documentId),
      background: true,
      signal,
    });
  }

  addressOf(owner: DocumentOwner, documentId: string): string {
    return this.#services[owner.kind].address + pathOf(owner, documentId);
  }

  async remove(owner: DocumentOwner, documentId: string): Promise<void> {
    await this.#services[owner.kind].http.call({
      method: 'DELETE',
      path: pathOf(owner, documentId),
      answer: v.unknown(),
    });
  }
}
