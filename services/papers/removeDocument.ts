import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { ownerColumn, type DocumentOwner } from './DocumentOwner.ts';

/** Deletes a document of a vehicle or driver of the transaction's company. */
export async function removeDocument(tx: Transaction<Tables>, owner: DocumentOwner, id: string): Promise<void> {
  const removed = await tx
    .deleteFrom('document')
    .where('id', '=', id)
    .where(ownerColumn[owner.kind], '=', owner.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFound();
}
