import { toDocumentAnswer } from '../../services/papers/documentAnswer.ts';
import type { StoredDocument } from '../../src/domain/paper/StoredDocument.ts';
import { documentRow } from './rows.ts';

/** The document of `documentRow`, as it is read. */
export const filledDocument: StoredDocument = {
  id: documentRow.id,
  type: 'insurance',
  file: { name: 'insurance.pdf', mime: 'application/pdf', size: 240_000 },
  issuedOn: '2026-01-01',
  expiresOn: '2026-12-31',
  createdAt: '2026-01-05T09:00:00.000Z',
};
/** The photo of `photoOf`, as it is read. */
export const filledPhoto = (name: string): StoredDocument => ({
  ...filledDocument,
  type: 'photo',
  file: { ...filledDocument.file, name },
  issuedOn: undefined,
  expiresOn: undefined,
});

/** A photo as it is answered. */
export const photoOf = (name: string) =>
  toDocumentAnswer({ ...documentRow, type: 'photo', file_name: name, issued_on: null, expires_on: null });
