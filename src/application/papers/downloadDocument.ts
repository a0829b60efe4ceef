import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { StoredDocument } from '../../domain/paper/StoredDocument.ts';
import type { DocumentStore } from './DocumentStore.ts';
import type { DownloadFile } from '../shared/downloadFile.ts';

export type DownloadDocument = (owner: DocumentOwner, document: StoredDocument) => Promise<void>;
export const DownloadDocument: ServiceIdentifier<DownloadDocument> = Symbol('DownloadDocument');

/** Downloads a paper under its original file name. */
export const downloadDocument =
  (documentStore: DocumentStore, downloadFile: DownloadFile): DownloadDocument =>
  (owner, { id, file }) =>
    downloadFile(documentStore.addressOf(owner, id), file.name);
