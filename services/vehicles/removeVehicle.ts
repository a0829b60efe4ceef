import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { takenSince } from '../undo/takenSince.ts';
import { takeUndo } from '../undo/takeUndo.ts';
import { Refusal } from '../web/Refusal.ts';
import { recouple } from '../coupling/coupling.ts';
import { findVehicle, lockVehicle } from './findVehicle.ts';
import { isInUse, rememberVehicle, vehicleBefore } from './moveVehicle.ts';

/**
 * Deletes a vehicle with all its documents: at once for everybody, for good once it can no longer be undone. Refuses with 409 while a
 * shipment uses it.
 */
export const removeVehicle = ({ db, clock }: Services, member: Member, id: string, version: number): Promise<void> =>
  inCompany(db, member.companyId, member.userId, async (tx) => {
    const now = clock.now();
    const vehicle = await lockVehicle(tx, id, version);
    if (isInUse(vehicle.status)) {
      throw new Refusal(409, 'This vehicle is assigned to a shipment. Make it available before you delete it.', {
        reason: 'in_use',
      });
    }
    await rememberVehicle(tx, member, vehicle, { version, releases: true }, now);
    await tx.updateTable('vehicle').set({ status: 'retired' }).where('id', '=', id).execute();
    await sql`select hide_vehicle(${id}, ${now})`.execute(tx);
  });

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
    const lock = async () => (await lockedRow(tx, id))?.version;
    const undone = { kind: 'vehicle', recordId: id, version, lock, before: vehicleBefore };
    const taken = await takeUndo(tx, userId, undone, now);
    const { driverId, coupled, ...before } = taken.before;
    if (taken.wasDeleted) await sql`select unhide_vehicle(${id})`.execute(tx);
    await tx
      .updateTable('vehicle')
      .set({ ...before, updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (coupled) await recouple(tx, id, coupled);
    await sql`select keep_vehicle_papers(array[${id}::uuid])`.execute(tx);
    if (driverId !== null) await giveTo(tx, driverId, id, now);
    return findVehicle(tx, id, now);
  }).catch((error: unknown) => {
    throw uniqueViolation(error) === undefined ? error : takenSince();
  });

const lockedRow = (tx: Transaction<Tables>, id: string) =>
  tx.selectFrom('vehicle').select('version').where('id', '=', id).forUpdate().executeTakeFirst();

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
