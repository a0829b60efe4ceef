import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import type { InvitationRow } from './InvitationRow.ts';

/** An invitation of the transaction's company, held until the transaction ends; those of others are not there. */
export async function lockInvitation(tx: Transaction<Tables>, id: string): Promise<InvitationRow> {
  const row = await tx.selectFrom('invitation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
