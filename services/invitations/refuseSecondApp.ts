import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { Refusal } from '../web/Refusal.ts';

/** Refuses with 409 to give the app to a driver of the transaction's company, whose row the caller holds, a second time. */
export async function refuseSecondApp(tx: Transaction<Tables>, driverId: string): Promise<void> {
  const accepted = await tx
    .selectFrom('invitation')
    .select('id')
    .where('driver_id', '=', driverId)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  if (accepted) throw new Refusal(409, 'This driver has the app already.', { reason: 'app_already' });
}
