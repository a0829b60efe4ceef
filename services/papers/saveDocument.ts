import type { Transaction } from 'kysely';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { type DocumentOwner, ownerColumn } from './DocumentOwner.ts';
import type { DocumentRow } from './PaperTables.ts';
import type { DocumentType } from './DocumentType.ts';
import type { InspectedFile } from './inspectFile.ts';
import { enforceStorageLimits } from './enforceStorageLimits.ts';

interface NewDocument {
  readonly type: DocumentType;
  readonly file: InspectedFile;
  readonly issuedOn?: string | undefined;
  readonly expiresOn?: string | undefined;
}

/**
 * Stores a file for a vehicle or driver of the transaction's company, whose row the caller has locked. A photo replaces the
 * previous one. Triggers update the compliance of a vehicle. Refuses with 413 or 409 when a limit is exceeded.
 */
export async function saveDocument(
  { clock, random, metrics }: Pick<Services, 'clock' | 'random' | 'metrics'>,
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
      id: random.uuid(),
      company_id: companyId,
      created_at: clock.now(),
      vehicle_id: null,
      driver_id: null,
      [column]: owner.id,
      type,
      file_name: file.name,
      file_mime: file.mime,
      file_size: file.bytes.length,
      file_sha256: file.sha256,
      issued_on: issuedOn ?? null,
      expires_on: expiresOn ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enforceStorageLimits(tx, companyId, owner);
  await tx
    .insertInto('document_content')
    .values({ document_id: row.id, company_id: companyId, bytes: file.bytes })
    .execute();
  metrics.count('haulage_uploaded_bytes_total', owner.kind, file.bytes.length);
  return row;
}
