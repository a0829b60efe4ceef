import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { InvitationRow } from './InvitationRow.ts';

/** Each driver's current invitation by driver id: the accepted one, else the newest. */
export async function invitationsOf(
  tx: Transaction<Tables>,
  driverIds: readonly string[],
): Promise<ReadonlyMap<string, InvitationRow>> {
  if (driverIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('invitation')
    .selectAll()
    .distinctOn('driver_id')
    .where('driver_id', 'in', [...driverIds])
    .orderBy('driver_id')
    .orderBy(sql`status = 'accepted'`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.flatMap((row) => (row.driver_id === null ? [] : [[row.driver_id, row]])));
}
