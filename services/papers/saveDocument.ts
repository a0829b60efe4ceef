import type { Transaction } from 'kysely';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { ownerColumn, type PaperOwner } from './DocumentOwner.ts';
import type { DocumentType } from './DocumentType.ts';
import { insertDocument } from './insertDocument.ts';
import type { PaperDocumentRow } from './PaperTables.ts';
import type { TakenFile } from './takeFile.ts';

interface NewDocument {
  readonly type: DocumentType;
  readonly file: TakenFile;
  readonly issuedOn?: string | undefined;
  readonly expiresOn?: string | undefined;
}

/**
 * Adds the document of a file to a vehicle or driver of the transaction's company, whose row the caller has locked. A photo replaces the
 * previous one. Triggers update the compliance of a vehicle. Refuses with 413 or 409 when a limit is exceeded.
 */
export async function saveDocument(
  services: Pick<Services, 'clock'>,
  tx: Transaction<Tables>,
  companyId: string,
  owner: PaperOwner,
  { type, file, issuedOn, expiresOn }: NewDocument,
): Promise<PaperDocumentRow> {
  if (type === 'photo') {
    await tx.deleteFrom('document').where(ownerColumn[owner.kind], '=', owner.id).where('type', '=', 'photo').execute();
  }
  const about = { type, issued_on: issuedOn ?? null, expires_on: expiresOn ?? null };
  return { ...(await insertDocument(services, tx, { companyId, owner, file }, about)), type };
}
