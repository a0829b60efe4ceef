import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../domain/paper/StoredDocument.ts';
import type { DocumentCabinet, NewDocument, Upload } from './DocumentCabinet.ts';

export type FileDocument = (owner: DocumentOwner, document: NewDocument, upload: Upload) => Promise<StoredDocument>;
export const FileDocument: ServiceIdentifier<FileDocument> = Symbol('FileDocument');

/** Sends a paper or picture to be kept, once for one key however often it is sent. */
export const fileDocument =
  (cabinet: DocumentCabinet): FileDocument =>
  (owner, document, upload) =>
    cabinet.add(owner, document, upload);
