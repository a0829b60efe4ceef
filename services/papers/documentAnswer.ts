import * as v from 'valibot';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { documentTypes } from './DocumentType.ts';
import type { DocumentRow } from './PaperTables.ts';

/** A document as sent to clients, without its bytes. */
export const documentAnswer = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    type: v.picklist(documentTypes),
    file: v.object({ name: v.string(), mime: v.string(), size: wholeNumber, sha256: v.string() }),
    issuedOn: v.nullable(v.pipe(v.string(), v.isoDate())),
    expiresOn: v.nullable(v.pipe(v.string(), v.isoDate())),
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.metadata({ ref: 'StoredDocument' }),
);

/** Converts a row to the answer. */
export const toDocumentAnswer = (row: DocumentRow) => ({
  id: row.id,
  type: row.type,
  file: { name: row.file_name, mime: row.file_mime, size: row.file_size, sha256: row.file_sha256 },
  issuedOn: row.issued_on,
  expiresOn: row.expires_on,
  createdAt: row.created_at,
});
