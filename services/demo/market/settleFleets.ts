import type { Transaction } from 'kysely';
import { settleUnits } from '../../shipments/settleUnits.ts';
import type { Tables } from '../../Tables.ts';

/** Moves the vehicles of these fleets to what their shipments make them. */
export async function settleFleets(tx: Transaction<Tables>, fleets: readonly string[], now: Date): Promise<void> {
  const vehicles = await tx.selectFrom('vehicle').select('id').where('company_id', 'in', fleets).execute();
  await settleUnits(
    tx,
    vehicles.map(({ id }) => ({ vehicle_id: id, trailer_id: null, driver_id: null })),
    now,
  );
}
