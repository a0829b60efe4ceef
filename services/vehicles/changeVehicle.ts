import { sql } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { columnsOf } from './columnsOf.ts';
import { lockVehicle } from './lockVehicle.ts';
import { refuseDuplicate } from './refuseDuplicate.ts';
import { checkVehicleRules } from './checkVehicleRules.ts';
import { findVehicleAnswer } from './findVehicleAnswer.ts';
import type { VehicleChange } from './vehicleDraft.ts';

/** Replaces a vehicle's details. Refuses a stale version with 409. */
export function changeVehicle(services: Services, member: Member, id: string, { version, ...draft }: VehicleChange) {
  const { db, clock } = services;
  const { companyId, userId } = member;
  const now = clock.now();
  checkVehicleRules(draft, now);
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
    return findVehicleAnswer(tx, id, now);
  }).catch(refuseDuplicate(services, member, draft, id));
}
