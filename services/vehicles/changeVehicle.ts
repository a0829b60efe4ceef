import { sql } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { columnsOf } from './columnsOf.ts';
import { lockVehicle } from './lockVehicle.ts';
import { refuseTaken } from './refuseTaken.ts';
import { refuseUnfit } from './refuseUnfit.ts';
import { showVehicle } from './showVehicle.ts';
import type { VehicleChange } from './vehicleDraft.ts';

/** Replaces what is known of a vehicle, unless somebody else did since it was read. */
export function changeVehicle(services: Services, member: Member, id: string, { version, ...draft }: VehicleChange) {
  const { db, clock } = services;
  const { companyId, userId } = member;
  const now = clock.now();
  refuseUnfit(draft, now);
  return inCompany(db, companyId, userId, async (tx) => {
    await lockVehicle(tx, id, version);
    await tx
      .updateTable('vehicle')
      .set({
        ...columnsOf(draft),
        plate_shared: sql`plate_shared and plate_key = plate_key(${draft.plate}) and plate_country = ${draft.plateCountry}`,
        updated_at: now,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute();
    return showVehicle(tx, id, now);
  }).catch(refuseTaken(services, member, draft, id));
}
