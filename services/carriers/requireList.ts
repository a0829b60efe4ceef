import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { stale } from '../web/stale.ts';

/** Refuses with 404 a list that is not there, and with 409 an outdated version. */
export async function requireList(tx: Transaction<Tables>, id: string, version: number): Promise<void> {
  const list = await tx.selectFrom('carrier_list').select('version').where('id', '=', id).executeTakeFirst();
  if (!list) throw notFound();
  if (list.version !== version) throw stale();
}
