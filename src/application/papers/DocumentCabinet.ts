import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { DocumentType } from '../../domain/paper/DocumentType.ts';
import type { StoredDocument } from '../../domain/paper/StoredDocument.ts';

/** A file to upload. Dates are `YYYY-MM-DD`. */
export interface NewDocument {
  readonly file: File;
  readonly type: DocumentType;
  readonly issuedOn?: string | undefined;
  readonly expiresOn?: string | undefined;
}

export interface Upload {
  readonly idempotencyKey: string;
  /** Aborts the upload and discards what has been sent. */
  readonly signal: AbortSignal;
  /** Called with the share sent so far, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The papers and photos of vehicles and drivers. A new `photo` replaces the old one. */
export interface DocumentCabinet {
  add(owner: DocumentOwner, document: NewDocument, upload: Upload): Promise<StoredDocument>;
  /** The file's content, to be displayed. */
  open(owner: DocumentOwner, documentId: string, signal?: AbortSignal): Promise<Blob>;
  /** Download URL of the file. */
  addressOf(owner: DocumentOwner, documentId: string): string;
  remove(owner: DocumentOwner, documentId: string): Promise<void>;
}
export const DocumentCabinet: ServiceIdentifier<DocumentCabinet> = Symbol('DocumentCabinet');
