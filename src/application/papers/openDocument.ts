import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { DocumentCabinet } from './DocumentCabinet.ts';

export type OpenDocument = (owner: DocumentOwner, documentId: string, signal?: AbortSignal) => Promise<Blob>;
export const OpenDocument: ServiceIdentifier<OpenDocument> = Symbol('OpenDocument');

/** Reads a photo's file to display it. */
export const openDocument =
  (cabinet: DocumentCabinet): OpenDocument =>
  (owner, documentId, signal) =>
    cabinet.open(owner, documentId, signal);
