import type { Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { lockVehicle } from './lockVehicle.ts';
import { checkMove } from './checkMove.ts';
import { findVehicleAnswer } from './findVehicleAnswer.ts';
import type { VehicleMove } from './vehicleDraft.ts';

/** Changes a vehicle's status by hand. Retiring it takes it from its driver. */
export function moveVehicle(
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
  { status, version }: VehicleMove,
) {
  const now = clock.now();
  return inCompany(db, companyId, userId, async (tx) => {
    const earlier = await lockVehicle(tx, id, version);
    checkMove(earlier.status, status);
    await tx
      .updateTable('vehicle')
      .set({ status, updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (status === 'retired') await releaseDriver(tx, id, now);
    return findVehicleAnswer(tx, id, now);
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
