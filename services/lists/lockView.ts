import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { stale } from '../web/stale.ts';
import { notAllowed } from './roleOf.ts';

/** Locks a view of the caller's until the transaction ends. Refuses a colleague's, and a stale version, with 409. */
export async function lockView(tx: Transaction<Tables>, { userId }: Member, id: string, version: number) {
  const found = await tx.selectFrom('list_view').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound();
  if (found.user_id !== userId) throw notAllowed();
  const view = await tx.selectFrom('list_view').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!view) throw notFound();
  if (view.version !== version) throw stale();
  return view;
}
