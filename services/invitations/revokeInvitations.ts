import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Revokes a driver's invitations that were not accepted, including expired ones, which could be sent again. */
export async function revokeInvitations(tx: Transaction<Tables>, driverId: string, now: Date): Promise<void> {
  await tx
    .updateTable('invitation')
    .set((is) => ({ status: 'revoked', updated_at: now, version: is('version', '+', 1) }))
    .where('driver_id', '=', driverId)
    .where('status', 'in', ['pending', 'opened', 'expired'])
    .execute();
}
