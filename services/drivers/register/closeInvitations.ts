import type { Transaction } from 'kysely';
import type { Tables } from '../../database/Tables.ts';

/** Revokes what invitation a driver still has open: whoever is gone needs none. */
export async function closeInvitations(tx: Transaction<Tables>, driverId: string, now: Date): Promise<void> {
  await tx
    .updateTable('invitation')
    .set((is) => ({ status: 'revoked', updated_at: now, version: is('version', '+', 1) }))
    .where('driver_id', '=', driverId)
    .where('status', 'in', ['pending', 'opened'])
    .where('expires_at', '>', now)
    .execute();
}
