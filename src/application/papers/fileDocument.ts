import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../domain/paper/StoredDocument.ts';
import type { DocumentCabinet, NewDocument, Upload } from './DocumentCabinet.ts';

export type FileDocument = (owner: DocumentOwner, document: NewDocument, upload: Upload) => Promise<StoredDocument>;
export const FileDocument: ServiceIdentifier<FileDocument> = Symbol('FileDocument');

/** Uploads a paper or photo. Retries with the same key store it once. */
export const fileDocument =
  (cabinet: DocumentCabinet): FileDocument =>
  (owner, document, upload) =>
    cabinet.add(owner, document, upload);
