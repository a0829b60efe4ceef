import type { DocumentType } from './DocumentType.ts';
import type { StoredDocument } from './StoredDocument.ts';

/** The document of a type that ends last; of several, the one filed last. None if no expiry date is known. */
export const latestDocument = (documents: readonly StoredDocument[], type: DocumentType): StoredDocument | undefined =>
  documents
    .filter((document) => document.type === type && document.expiresOn !== undefined)
    .reduce<StoredDocument | undefined>(
      (latest, document) => (latest && isLater(latest, document) ? latest : document),
      undefined,
    );

const isLater = (one: StoredDocument, other: StoredDocument): boolean => {
  const [end, otherEnd] = [one.expiresOn ?? '', other.expiresOn ?? ''];
  return end === otherEnd ? Date.parse(one.createdAt) >= Date.parse(other.createdAt) : end > otherEnd;
};
