import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { Refusal } from '../web/Refusal.ts';
import { lockVehicle } from './findVehicle.ts';
import { isInUse } from './moveVehicle.ts';

/** Deletes a vehicle with all its documents. Refuses with 409 while a shipment uses it. */
export const removeVehicle = (
  { db }: Services,
  { companyId, userId }: Member,
  id: string,
  version: number,
): Promise<void> =>
  inCompany(db, companyId, userId, async (tx) => {
    const { status } = await lockVehicle(tx, id, version);
    if (isInUse(status)) {
      throw new Refusal(409, 'A shipment counts on this vehicle. Make it available before you delete it.', {
        reason: 'in_use',
      });
    }
    await tx.deleteFrom('vehicle').where('id', '=', id).execute();
  });
