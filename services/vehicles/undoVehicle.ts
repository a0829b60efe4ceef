import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { takeUndo } from '../undo/takeUndo.ts';
import { takenSince } from '../undo/takenSince.ts';
import { findVehicle } from './findVehicle.ts';
import { vehicleBefore } from './vehicleBefore.ts';

/**
 * Undoes the last change of a vehicle's status, or its deletion, and gives it back to its driver. Refuses with 409 if its number, plate or
 * driver belongs to another by now.
 */
export const undoVehicle = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
  version: number,
): ReturnType<typeof findVehicle> =>
  inCompany(db, companyId, userId, async (tx) => {
    const now = clock.now();
    const row = await tx.selectFrom('vehicle').select('version').where('id', '=', id).forUpdate().executeTakeFirst();
    const undone = { kind: 'vehicle', recordId: id, version, current: row?.version, before: vehicleBefore };
    const { driverId, ...before } = await takeUndo(tx, userId, undone, now);
    if (!row) await sql`select unhide_vehicle(${id})`.execute(tx);
    await tx
      .updateTable('vehicle')
      .set({ ...before, updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await sql`select keep_vehicle_papers(array[${id}::uuid])`.execute(tx);
    if (driverId !== null) await giveTo(tx, driverId, id, now);
    return findVehicle(tx, id, now);
  }).catch((error: unknown) => {
    throw uniqueViolation(error) === undefined ? error : takenSince();
  });

/** Gives a vehicle back to its driver, who must have no other by now. */
async function giveTo(tx: Transaction<Tables>, driverId: string, vehicleId: string, now: Date): Promise<void> {
  const driver = await tx
    .updateTable('driver')
    .set((is) => ({ current_vehicle_id: vehicleId, updated_at: now, version: is('version', '+', 1) }))
    .where('id', '=', driverId)
    .where('current_vehicle_id', 'is', null)
    .where('status', '<>', 'left')
    .returning('id')
    .executeTakeFirst();
  if (!driver) throw takenSince();
}
