import type { Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/** Takes a vehicle from the driver who has it; returns the driver's id. */
export async function releaseDriver(tx: Transaction<Tables>, vehicleId: string, now: Date): Promise<string | null> {
  const driver = await tx
    .updateTable('driver')
    .set((is) => ({ current_vehicle_id: null, updated_at: now, version: is('version', '+', 1) }))
    .where('current_vehicle_id', '=', vehicleId)
    .returning('id')
    .executeTakeFirst();
  return driver?.id ?? null;
}
