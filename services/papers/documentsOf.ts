import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { toDocumentAnswer } from './toDocumentAnswer.ts';
import { ownerColumn, type DocumentOwner } from './DocumentOwner.ts';

/** The documents of a vehicle or driver except the photo, newest first. */
export async function documentsOf(tx: Transaction<Tables>, owner: DocumentOwner) {
  const rows = await tx
    .selectFrom('document')
    .selectAll()
    .where(ownerColumn[owner.kind], '=', owner.id)
    .where('type', '<>', 'photo')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toDocumentAnswer);
}
