import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

/** The plate of the truck that a shipment had last, also one that was taken off; null if it never had one. */
export async function lastPlate(
  tx: Transaction<Tables>,
  { id, plate }: Pick<ShipmentRow, 'id' | 'plate'>,
): Promise<string | null> {
  if (plate !== null) return plate;
  const taken = await tx
    .selectFrom('shipment_event')
    .select(sql<string | null>`data ->> 'earlierPlate'`.as('plate'))
    .where('shipment_id', '=', id)
    .where('type', '=', 'unassigned')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return taken?.plate ?? null;
}
