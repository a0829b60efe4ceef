import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { stale } from '../web/stale.ts';
import { declinesOf } from './declinesOf.ts';
import { lockCarriers } from './lockCarriers.ts';
import type { RequestRow } from './RequestTables.ts';
import { toRequestAnswers } from './requestAnswers.ts';

/** The answer for one request of the transaction's company. */
export async function findRequest(tx: Transaction<Tables>, id: string, now: Date) {
  const rows = await tx.selectFrom('shipment_request').selectAll().where('id', '=', id).execute();
  const [request] = await toRequestAnswers(tx, rows, now);
  if (!request) throw notFound();
  return { ...request, declines: await declinesOf(tx, id) };
}

/**
 * Locks a request of the transaction's company until the transaction ends: whatever happens to it or to its offers begins with this,
 * so that of several things at once one comes first. Rows that point to it may still be added: whoever reports of its shipment holds that
 * and tells people of both. Blocking a fleet waits for all of it. Refuses a stale version with 409.
 */
export async function lockRequest(tx: Transaction<Tables>, id: string, version?: number): Promise<RequestRow> {
  await lockCarriers(tx, 'shared');
  const found = tx.selectFrom('shipment_request').selectAll().where('id', '=', id);
  const row = await found.forNoKeyUpdate().executeTakeFirst();
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version) throw stale();
  return row;
}
