import type { DocumentType } from './DocumentType.ts';
import type { StoredDocument } from './StoredDocument.ts';

/** The document of a type that was filed last, which is the one that counts. */
export const newestDocument = (documents: readonly StoredDocument[], type: DocumentType): StoredDocument | undefined =>
  documents
    .filter((document) => document.type === type)
    .reduce<StoredDocument | undefined>(
      (newest, document) =>
        newest && Date.parse(newest.createdAt) >= Date.parse(document.createdAt) ? newest : document,
      undefined,
    );
