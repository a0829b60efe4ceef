import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';
import { ownerColumn, type DocumentOwner } from './DocumentOwner.ts';
import { fileLimits } from './fileLimits.ts';
import { enforceStorageQuota } from './enforceStorageQuota.ts';

/**
 * Refuses an upload beyond a limit: 413 for the company's storage, 409 for the documents of one owner. Runs after the insert,
 * because its trigger locks the storage counter until the transaction ends; a refusal rolls the insert back.
 */
export async function enforceStorageLimits(
  tx: Transaction<Tables>,
  companyId: string,
  owner: DocumentOwner,
): Promise<void> {
  await enforceStorageQuota(tx, companyId);
  const { count } = await tx
    .selectFrom('document')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(ownerColumn[owner.kind], '=', owner.id)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (count > fileLimits.documentsPerOwner) {
    const wayOn = owner.kind === 'shipment' ? 'No more can be added.' : 'Delete one first.';
    throw new Refusal(409, `There are ${fileLimits.documentsPerOwner} files here already. ${wayOn}`, {
      reason: 'too_many_documents',
    });
  }
}
