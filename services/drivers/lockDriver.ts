import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { stale } from '../web/stale.ts';
import type { DriverRow } from './DriverRow.ts';

/**
 * A driver of the transaction's company, held until the transaction ends; refused with 409 when it is no longer in the version the
 * caller knows, where one is asked for. Those of others are not there.
 */
export async function lockDriver(tx: Transaction<Tables>, id: string, version?: number): Promise<DriverRow> {
  const row = await tx.selectFrom('driver').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version) throw stale();
  return row;
}
