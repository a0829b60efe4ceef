import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';

/** Refuses with 409 to invite a driver who has already accepted an invitation. The caller has locked the driver's row. */
export async function refuseSecondAcceptance(tx: Transaction<Tables>, driverId: string): Promise<void> {
  const accepted = await tx
    .selectFrom('invitation')
    .select('id')
    .where('driver_id', '=', driverId)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  if (accepted) throw new Refusal(409, 'This driver has the app already.', { reason: 'app_already' });
}
