import type { Transaction } from 'kysely';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import type { DocumentOwner } from './DocumentOwner.ts';
import { ownerColumn } from './DocumentOwner.ts';
import type { DocumentRow } from './DocumentRow.ts';
import type { DocumentType } from './DocumentType.ts';
import type { InspectedFile } from './inspectFile.ts';
import { refuseFull } from './refuseFull.ts';

interface NewDocument {
  readonly type: DocumentType;
  readonly file: InspectedFile;
  readonly issuedOn?: string | undefined;
  readonly expiresOn?: string | undefined;
}

/**
 * Keeps a file with a vehicle or driver of the transaction's company, whose row the caller holds; a photo takes the place of the
 * one before. What counts of a vehicle's papers follows by itself. Refuses with 413 or 409 what is too much.
 */
export async function keepDocument(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
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
  await refuseFull(tx, companyId, owner);
  await tx
    .insertInto('document_content')
    .values({ document_id: row.id, company_id: companyId, bytes: file.bytes })
    .execute();
  return row;
}
