import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { stale } from '../web/stale.ts';
import type { VehicleRow } from './VehicleRow.ts';

/**
 * A vehicle of the transaction's company, held until the transaction ends; refused with 409 when it is no longer in the version
 * the caller knows, where one is asked for.
 */
export async function lockVehicle(tx: Transaction<Tables>, id: string, version?: number): Promise<VehicleRow> {
  const row = await tx.selectFrom('vehicle').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version) throw stale();
  return row;
}
