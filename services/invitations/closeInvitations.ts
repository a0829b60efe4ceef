import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Revokes what a driver has not accepted, also what has expired and could be sent again: whoever is gone needs no invitation. */
export async function closeInvitations(tx: Transaction<Tables>, driverId: string, now: Date): Promise<void> {
  await tx
    .updateTable('invitation')
    .set((is) => ({ status: 'revoked', updated_at: now, version: is('version', '+', 1) }))
    .where('driver_id', '=', driverId)
    .where('status', 'in', ['pending', 'opened', 'expired'])
    .execute();
}
