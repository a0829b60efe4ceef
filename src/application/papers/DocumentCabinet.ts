import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { DocumentType } from '../../domain/paper/DocumentType.ts';
import type { StoredDocument } from '../../domain/paper/StoredDocument.ts';

/** A file on its way to be kept. Dates are `YYYY-MM-DD`. */
export interface NewDocument {
  readonly file: File;
  readonly type: DocumentType;
  readonly issuedOn?: string | undefined;
  readonly expiresOn?: string | undefined;
}

export interface Upload {
  readonly idempotencyKey: string;
  /** Ends it; what was sent is forgotten. */
  readonly signal: AbortSignal;
  /** Told how much has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The papers and pictures of vehicles and drivers. A new `photo` takes the place of the one before. */
export interface DocumentCabinet {
  add(owner: DocumentOwner, document: NewDocument, upload: Upload): Promise<StoredDocument>;
  /** The file itself, to be shown. */
  open(owner: DocumentOwner, documentId: string, signal?: AbortSignal): Promise<Blob>;
  /** Where the file can be downloaded from. */
  addressOf(owner: DocumentOwner, documentId: string): string;
  remove(owner: DocumentOwner, documentId: string): Promise<void>;
}
export const DocumentCabinet: ServiceIdentifier<DocumentCabinet> = Symbol('DocumentCabinet');
