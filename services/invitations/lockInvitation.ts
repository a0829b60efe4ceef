import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import type { InvitationRow } from './InvitationTable.ts';

/** Locks an invitation of the transaction's company until the transaction ends. */
export async function lockInvitation(tx: Transaction<Tables>, id: string): Promise<InvitationRow> {
  const row = await tx.selectFrom('invitation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
