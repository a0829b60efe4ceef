import type { Transaction } from 'kysely';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { type DocumentOwner, ownerColumn } from './DocumentOwner.ts';
import type { DocumentRow } from './PaperTables.ts';
import type { DocumentType } from './DocumentType.ts';
import { enforceStorageLimits } from './enforceStorageLimits.ts';
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
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction<Tables>,
  companyId: string,
  owner: DocumentOwner,
  { type, file, issuedOn, expiresOn }: NewDocument,
): Promise<DocumentRow> {
  const column = ownerColumn[owner.kind];
  if (type === 'photo') {
    await tx.deleteFrom('document').where(column, '=', owner.id).where('type', '=', 'photo').execute();
  }
  const row = await tx
    .insertInto('document')
    .values({
      id: file.documentId,
      company_id: companyId,
      created_at: clock.now(),
      vehicle_id: null,
      driver_id: null,
      [column]: owner.id,
      type,
      file_name: file.name,
      file_mime: file.mime,
      file_size: file.size,
      file_sha256: file.sha256,
      is_outside: file.isInObjectStorage,
      issued_on: issuedOn ?? null,
      expires_on: expiresOn ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enforceStorageLimits(tx, companyId, owner);
  await file.keep(tx);
  return row;
}
