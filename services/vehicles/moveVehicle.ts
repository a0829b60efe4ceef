import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { lockVehicle } from './lockVehicle.ts';
import { refuseMove } from './refuseMove.ts';
import { showVehicle } from './showVehicle.ts';
import type { VehicleMove } from './vehicleDraft.ts';

/** Moves a vehicle to another status by hand; one that is retired leaves its driver. */
export function moveVehicle(
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
  { status, version }: VehicleMove,
) {
  const now = clock.now();
  return inCompany(db, companyId, userId, async (tx) => {
    const earlier = await lockVehicle(tx, id, version);
    refuseMove(earlier.status, status);
    await tx
      .updateTable('vehicle')
      .set({ status, updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (status === 'retired') await releaseDriver(tx, id, now);
    return showVehicle(tx, id, now);
  });
}

/** Takes a vehicle from the driver who has it. */
async function releaseDriver(tx: Transaction<Tables>, vehicleId: string, now: Date): Promise<void> {
  await tx
    .updateTable('driver')
    .set((is) => ({ current_vehicle_id: null, updated_at: now, version: is('version', '+', 1) }))
    .where('current_vehicle_id', '=', vehicleId)
    .execute();
}
