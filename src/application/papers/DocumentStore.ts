import type { ServiceIdentifier } from 'inversify';
import type { DocumentOwner } from '../../domain/paper/DocumentOwner.ts';
import type { DocumentType } from '../../domain/paper/DocumentType.ts';
import type { PaperFacts } from '../../domain/paper/paperFields.ts';
import type { StoredDocument } from '../../domain/paper/StoredDocument.ts';

/** A file to upload and the facts of the paper; for a photo only the type. */
export interface NewDocument extends Partial<PaperFacts> {
  readonly type: DocumentType;
  readonly file: File;
}

export interface Upload {
  /** Aborts the upload and discards what has been sent. */
  readonly signal: AbortSignal;
  /** Called with the share sent so far, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface KeyedUpload extends Upload {
  readonly idempotencyKey: string;
}

/** The papers and photos of vehicles and drivers. A new `photo` replaces the old one. */
export interface DocumentStore {
  add(owner: DocumentOwner, document: NewDocument, upload: KeyedUpload): Promise<StoredDocument>;
  /** The file's content, to be displayed. */
  open(owner: DocumentOwner, documentId: string, signal?: AbortSignal): Promise<Blob>;
  /** Download URL of the file. */
  addressOf(owner: DocumentOwner, documentId: string): string;
  remove(owner: DocumentOwner, documentId: string): Promise<void>;
}
export const DocumentStore: ServiceIdentifier<DocumentStore> = Symbol('DocumentStore');
