import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/document/DocumentOwner.ts';
import type { StoredDocument } from '../../domain/document/StoredDocument.ts';
import type { DocumentCabinet } from '../ports/DocumentCabinet.ts';
import type { DownloadFile } from './downloadFile.ts';

export type SaveDocument = (owner: DocumentOwner, document: StoredDocument) => Promise<void>;
export const SaveDocument: ServiceIdentifier<SaveDocument> = Symbol('SaveDocument');

/** Saves a paper on the person's device under the name it came with. */
export const saveDocument =
  (cabinet: DocumentCabinet, downloadFile: DownloadFile): SaveDocument =>
  (owner, { id, file }) =>
    downloadFile(cabinet.addressOf(owner, id), file.name);
