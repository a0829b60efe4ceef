import type { Insertable, Transaction } from 'kysely';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { type DocumentOwner, ownerColumn } from './DocumentOwner.ts';
import { enforceStorageLimits } from './enforceStorageLimits.ts';
import type { DocumentRow } from './PaperTables.ts';
import type { TakenFile } from './takeFile.ts';

type About = Pick<
  Insertable<Tables['document']>,
  'type' | 'issued_on' | 'expires_on' | 'shared_with' | 'upload_id' | 'place' | 'stop' | 'note'
>;

interface NewFile {
  readonly companyId: string;
  readonly owner: DocumentOwner;
  readonly file: TakenFile;
}

/** Adds the document of a file of the transaction's company. Refuses with 413 or 409 when a limit is exceeded. */
export async function insertDocument(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction<Tables>,
  { companyId, owner, file }: NewFile,
  about: About,
): Promise<DocumentRow> {
  const row = await tx
    .insertInto('document')
    .values({
      id: file.documentId,
      company_id: companyId,
      created_at: clock.now(),
      vehicle_id: null,
      driver_id: null,
      [ownerColumn[owner.kind]]: owner.id,
      file_name: file.name,
      file_mime: file.mime,
      file_size: file.size,
      file_sha256: file.sha256,
      is_outside: file.isInObjectStorage,
      ...about,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await enforceStorageLimits(tx, companyId, owner);
  await file.keep(tx);
  return row;
}
