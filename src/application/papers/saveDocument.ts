import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../domain/paper/StoredDocument.ts';
import type { DocumentCabinet } from './DocumentCabinet.ts';
import type { DownloadFile } from '../shared/downloadFile.ts';

export type SaveDocument = (owner: DocumentOwner, document: StoredDocument) => Promise<void>;
export const SaveDocument: ServiceIdentifier<SaveDocument> = Symbol('SaveDocument');

/** Downloads a paper under its original file name. */
export const saveDocument =
  (cabinet: DocumentCabinet, downloadFile: DownloadFile): SaveDocument =>
  (owner, { id, file }) =>
    downloadFile(cabinet.addressOf(owner, id), file.name);
