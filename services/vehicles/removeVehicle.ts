import { sql } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { rememberUndo } from '../undo/rememberUndo.ts';
import { Refusal } from '../web/Refusal.ts';
import { lockVehicle } from './findVehicle.ts';
import { isInUse } from './moveVehicle.ts';
import { releaseDriver } from './releaseDriver.ts';
import { beforeOf } from './vehicleBefore.ts';

/**
 * Deletes a vehicle with all its documents: at once for everybody, for good once it can no longer be undone. Refuses with 409 while a
 * shipment uses it.
 */
export const removeVehicle = ({ db, clock }: Services, member: Member, id: string, version: number): Promise<void> =>
  inCompany(db, member.companyId, member.userId, async (tx) => {
    const now = clock.now();
    const vehicle = await lockVehicle(tx, id, version);
    if (isInUse(vehicle.status)) {
      throw new Refusal(409, 'A shipment counts on this vehicle. Make it available before you delete it.', {
        reason: 'in_use',
      });
    }
    const before = beforeOf(vehicle, await releaseDriver(tx, id, now));
    await rememberUndo(tx, member, { kind: 'vehicle', recordId: id, version }, before, now);
    await tx.updateTable('vehicle').set({ status: 'retired' }).where('id', '=', id).execute();
    await sql`select hide_vehicle(${id}, ${now})`.execute(tx);
  });
