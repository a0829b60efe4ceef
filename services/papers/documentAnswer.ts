import * as v from 'valibot';
import { dayAnswer } from '../fields/dayAnswer.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { documentTypes } from './DocumentType.ts';
import type { PaperDocumentRow } from './PaperTables.ts';

/** A document as sent to clients, without its bytes. */
export const documentAnswer = v.pipe(
  v.object({
    id: idAnswer,
    type: v.picklist(documentTypes),
    file: v.object({ name: v.string(), mime: v.string(), size: wholeNumber, sha256: v.string() }),
    issuedOn: v.nullable(dayAnswer),
    expiresOn: v.nullable(dayAnswer),
    createdAt: instantAnswer,
  }),
  v.metadata({ ref: 'StoredDocument' }),
);

/** Converts a row to the answer. */
export const toDocumentAnswer = (row: PaperDocumentRow) => ({
  id: row.id,
  type: row.type,
  file: { name: row.file_name, mime: row.file_mime, size: row.file_size, sha256: row.file_sha256 },
  issuedOn: row.issued_on,
  expiresOn: row.expires_on,
  createdAt: row.created_at,
});
