import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { stale } from '../web/stale.ts';
import type { VehicleRow } from './VehicleRow.ts';

/**
 * Locks a vehicle of the transaction's company until the transaction ends. If `version` is given, refuses a stale version with
 * 409.
 */
export async function lockVehicle(tx: Transaction<Tables>, id: string, version?: number): Promise<VehicleRow> {
  const row = await tx.selectFrom('vehicle').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version) throw stale();
  return row;
}
