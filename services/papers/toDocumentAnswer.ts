import type { DocumentRow } from './DocumentRow.ts';

export const toDocumentAnswer = (row: DocumentRow) => ({
  id: row.id,
  type: row.type,
  file: { name: row.file_name, mime: row.file_mime, size: row.file_size, sha256: row.file_sha256 },
  issuedOn: row.issued_on,
  expiresOn: row.expires_on,
  createdAt: row.created_at,
});
