import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import { reviveInvitations } from '../invitations/invitationsOfDriver.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { takenSince } from '../undo/takenSince.ts';
import { takeUndo } from '../undo/takeUndo.ts';
import { driverBefore } from './driverBefore.ts';
import { findDriver } from './findDriver.ts';

/**
 * Undoes the last change of a driver's status, or a deletion, with the vehicle and the invitations they had. Refuses with 409 if phone
 * number, vehicle or contact of an invitation belongs to another by now.
 */
export const undoDriver = (
  services: Services,
  { companyId, userId }: Member,
  id: string,
  version: number,
): ReturnType<typeof findDriver> =>
  inCompany(services.db, companyId, userId, async (tx) => {
    const now = services.clock.now();
    const lock = async () => (await lockedRow(tx, id))?.version;
    const undone = { kind: 'driver', recordId: id, version, lock, before: driverBefore };
    const taken = await takeUndo(tx, userId, undone, now);
    const { revoked, ...before } = taken.before;
    if (before.current_vehicle_id !== null) await requireFreeVehicle(tx, before.current_vehicle_id);
    if (taken.wasDeleted) await sql`select unhide_driver(${id})`.execute(tx);
    await tx
      .updateTable('driver')
      .set({ ...before, updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await reviveInvitations(tx, revoked, now);
    return findDriver(services, tx, companyId, id);
  }).catch((error: unknown) => {
    throw uniqueViolation(error) === undefined ? error : takenSince();
  });

const lockedRow = (tx: Transaction<Tables>, id: string) =>
  tx.selectFrom('driver').select('version').where('id', '=', id).forUpdate().executeTakeFirst();

/** Whether nobody else has the vehicle is left to the unique index. */
async function requireFreeVehicle(tx: Transaction<Tables>, id: string): Promise<void> {
  const vehicle = await tx.selectFrom('vehicle').select('status').where('id', '=', id).forKeyShare().executeTakeFirst();
  if (!vehicle || vehicle.status === 'retired') throw takenSince();
}
