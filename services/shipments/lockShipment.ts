import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { stale } from '../web/stale.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

/**
 * Holds a shipment of the transaction's company until the transaction ends: whatever happens to it begins with this, so that of several
 * things at once one comes first. Refuses a stale version with 409.
 */
export async function lockShipment(tx: Transaction<Tables>, id: string, version?: number): Promise<ShipmentRow> {
  const row = await tx.selectFrom('shipment').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version) throw stale();
  return row;
}
