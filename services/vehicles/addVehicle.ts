import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { columnsOf } from './columnsOf.ts';
import { refuseDuplicate } from './refuseDuplicate.ts';
import { checkVehicleRules } from './checkVehicleRules.ts';
import { findVehicleAnswer } from './findVehicleAnswer.ts';
import type { VehicleDraft } from './vehicleDraft.ts';

/** Adds a vehicle, available and without papers. */
export function addVehicle(services: Services, member: Member, draft: VehicleDraft) {
  const { db, clock, random } = services;
  const { companyId, userId } = member;
  const now = clock.now();
  const id = random.uuid();
  checkVehicleRules(draft, now);
  return inCompany(db, companyId, userId, async (tx) => {
    await tx
      .insertInto('vehicle')
      .values({
        ...columnsOf(draft),
        id,
        company_id: companyId,
        created_at: now,
        updated_at: now,
        status: 'available',
      })
      .execute();
    return findVehicleAnswer(tx, id, now);
  }).catch(refuseDuplicate(services, member, draft));
}
