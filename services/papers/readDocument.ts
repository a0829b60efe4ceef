import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { ownerColumn, type DocumentOwner } from './DocumentOwner.ts';
import type { DocumentRow } from './DocumentRow.ts';

export interface ReadDocument {
  readonly document: DocumentRow;
  /** Undefined if the caller already has them. */
  readonly bytes: Buffer | undefined;
}

/** A document of a vehicle or driver, with its bytes unless `isCached` says that the caller already has them. */
export const readDocument = (
  { db }: Services,
  { companyId, userId }: Member,
  owner: DocumentOwner,
  id: string,
  isCached: (document: DocumentRow) => boolean,
): Promise<ReadDocument> =>
  inCompany(db, companyId, userId, async (tx) => {
    const document = await tx
      .selectFrom('document')
      .selectAll()
      .where('id', '=', id)
      .where(ownerColumn[owner.kind], '=', owner.id)
      .executeTakeFirst();
    if (!document) throw notFound();
    if (isCached(document)) return { document, bytes: undefined };
    const { bytes } = await tx
      .selectFrom('document_content')
      .select('bytes')
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow();
    return { document, bytes };
  });
